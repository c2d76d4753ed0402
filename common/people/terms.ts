/** The version of our own terms of service; a change of their text in `web/areas/sign-up/terms-text.ts` is a new version. */
export const ownTermsVersion = "2026-12-01";
