/** Why a text did not arrive, whichever service says so. A retry makes no sense for `opted-out`, `landline`, `invalid`. */
export const textFailures = [
  "invalid",
  "landline",
  "opted-out",
  "unreachable",
  "blocked",
  "not-registered",
  "unknown",
] as const;
export type TextFailure = (typeof textFailures)[number];
