/** What a person shows to prove who they are. */
export const idTypes = ["driver_license", "state_id", "passport", "military", "other"] as const;
export type IdType = (typeof idTypes)[number];
