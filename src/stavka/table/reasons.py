"""Everything the table itself refuses, as message ids of the shell's texts."""

from stavka.kernel.journal import FAULTS

REASONS = (
    # playing
    "stale",
    "not-saved",
    "waiting-for-players",
    "not-your-seat",
    "nothing-to-take-back",
    "has-happened",
    "no-proposal",
    "nothing-said",
    "too-fast",
    "message-too-long",
    "message-not-understood",
    # matches and seats
    "no-such-match",
    "no-such-seat",
    "seat-taken",
    "other-side",
    "bad-invitation",
    "not-your-match",
    "no-spectators",
    "match-running",
    "not-played-out",
    "others-played",
    "too-many-matches",
    "bad-number",
    "bad-journal",
    "journal-too-long",
    "challenge-begun",
    "challenge-open",
    "in-challenge",
    "busy",
    "bad-scenario",
    "unreadable-scenario",
    # people
    "log-in-first",
    "wrong-name-or-password",
    "name-taken",
    "name-length",
    "name-reserved",
    "password-length",
    "bad-webhook",
    "bad-email",
    "bad-device",
    "no-such-notices",
    "void-link",
    "no-such-profile",
    "guests-are-private",
    # requests
    "json-expected",
    "foreign-origin",
    "unknown-host",
    "too-slow",
    "too-many-connections",
    "no-such-page",
    "wrong-method",
    "server-error",
)

ARGUMENTS = {"bad-scenario": ("line",), "unreadable-scenario": ("line",)}

# Message id -> its arguments, for the check that nothing is missing and nothing is left over.
MESSAGES: dict[str, tuple[str, ...]] = {
    **{f"refusal-{id}": ARGUMENTS.get(id, ()) for id in REASONS},
    **FAULTS,
    "outcome-resigned": ("seat",),
    # what people who are away are told
    "notice-turn": (),
    "notice-match": ("game", "match"),
    "mail-turn": ("match", "link", "stop"),
    "mail-confirm-subject": (),
    "mail-confirm": ("name", "link"),
}
