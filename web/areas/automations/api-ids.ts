import type { IntegrationId } from "#common/integration-names.ts";

/** How the API names a service. */
export const apiIds = { "when-i-work": "WHEN_I_WORK", homebase: "HOMEBASE" } as const satisfies Record<
  IntegrationId,
  string
>;
export type ApiId = (typeof apiIds)[IntegrationId];
