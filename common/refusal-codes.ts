import type { CouponBlockCode } from "#common/bounceback/coupon-block-codes.ts";

/** Why the server refused a request, for programs; people read the message beside it. */
export type RefusalCode =
  | "action-needs-employee"
  | "action-needs-manager"
  | "already-closed"
  | "already-matched"
  | "answer-not-kept"
  | "bad-header"
  | "bad-request"
  | "bin-already-filled"
  | "bin-changed"
  | "bin-filled"
  | "bin-on-hold"
  | "bin-retired"
  | "bins-still-in"
  | "buy-linked-already"
  | "buy-opened-from-here"
  | "buy-moved-on"
  | "campaign-ended"
  | "campaign-has-coupons"
  | "campaign-warnings"
  | "cannot-undo"
  | "changed-meanwhile"
  | "changed-since"
  | "channel-not-allowed"
  | "check-in-stopped"
  | "clock-at-provider"
  | "clock-out-decided"
  | "clock-out-missing"
  | "clock-refused"
  | "coupon-locked"
  | "database-away"
  | "day-is-fixed"
  | "default-location"
  | "disk-full"
  | "feedback-closed"
  | "finished-in-pos"
  | "first-pin-by-manager"
  | "forbidden"
  | "goal-exceeds-month"
  | "goal-frozen"
  | "goal-not-frozen"
  | "goal-past"
  | "has-store"
  | "import-open"
  | "invalid-input"
  | "invalid-pin"
  | "invalid-sign-in"
  | "key-used-before"
  | "last-manager"
  | "location-is-next"
  | "no-labels"
  | "no-own-mail"
  | "no-place"
  | "no-register"
  | "not-active"
  | "not-connected"
  | "not-for-this-store"
  | "not-found"
  | "not-gone"
  | "not-invited"
  | "not-signed-in"
  | "not-yours"
  | "note-not-yours"
  | "old-password-wrong"
  | "one-label"
  | "other-is-active"
  | "own-handover"
  | "pin-already-set"
  | "pin-needed"
  | "pin-not-set"
  | "pos-employee-taken"
  | "pos-link-needed"
  | "print-job-gone"
  | "request-over"
  | "request-taken"
  | "reset-link-not-valid"
  | "saved-since"
  | "shift-of-provider"
  | "sign-in-elsewhere"
  | "sign-in-expired"
  | "settings-read-only"
  | "sign-up-link-expired"
  | "sign-up-link-not-valid"
  | "sign-up-link-used"
  | "still-waiting"
  | "store-locked"
  | "store-mismatch"
  | "subscription-alone"
  | "takes-punches"
  | "task-day-not-come"
  | "task-day-over"
  | "task-is-recurring"
  | "task-lists-there"
  | "task-moved"
  | "terminal-location"
  | "text-not-repeatable"
  | "text-on-its-way"
  | "timecard-approved"
  | "timecard-changed"
  | "too-late"
  | "too-many-categories"
  | "too-many-changes"
  | "too-many-tries"
  | "took-too-long"
  | "training-building"
  | "training-store"
  | "transfer-ended"
  | "undo-too-late"
  | "wrong-pairing-code"
  | CouponBlockCode
  | ProviderRefusalCode;

type ProviderRefusalCode = `provider-${ProviderFaultCode}`;

/**
 * What kind of "no" an outside service gave. `sign-in`, `plan` and `location-gone` need a person; the others pass by
 * themselves, or concern one request only (`refused`).
 */
export type ProviderFaultCode = "sign-in" | "plan" | "location-gone" | "rate-limited" | "unavailable" | "refused";

/** What can be read in a response besides: a fault of the program, or a request that is none. */
type ResponseFaultCode = "internal" | "request-too-large" | "PERSISTED_QUERY_NOT_FOUND" | "unknown";

/**
 * Why a call did not succeed, as the web sees it: the server's code, that it could not be reached, or that nobody gave
 * a PIN (the specification's own name).
 */
export type CallFailureCode =
  | RefusalCode
  | ResponseFaultCode
  | "unreachable"
  | `http-${number}`
  | "actionNeedsEmployeeError";
