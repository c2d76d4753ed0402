/** The services that a store may connect, by their own names. */
export const integrationNames = { "when-i-work": "When I Work", homebase: "Homebase" } as const;

export type IntegrationId = keyof typeof integrationNames;

export function isIntegrationId(id: string): id is IntegrationId {
  return Object.hasOwn(integrationNames, id);
}
