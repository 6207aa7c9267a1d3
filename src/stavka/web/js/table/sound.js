// Small sounds, made here: dice on wood, a card, a counter set down, a shot. Off unless switched on.

import { settings } from "../settings.js";

/** @type {AudioContext | null} */
let audio = null;

/** @param {"dice" | "card" | "step" | "shot"} what */
export function sound(what) {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  if (what === "dice") {
    for (let i = 0; i < 5; i++) knock(audio, now + i * 0.055 + Math.random() * 0.03, 2400, 0.035);
  } else if (what === "card") {
    knock(audio, now, 5200, 0.12);
  } else if (what === "shot") {
    knock(audio, now, 1900, 0.05); // the crack
    knock(audio, now + 0.01, 150, 0.5, 0.9); // and what the ruins give back
  } else {
    knock(audio, now, 700, 0.06);
  }
}

/** A short burst of noise around a pitch.
 * @param {AudioContext} context @param {number} at @param {number} pitch @param {number} length
 * @param {number} [loud] */
function knock(context, at, pitch, length, loud = 0.25) {
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const volume = context.createGain();
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(at);
}
