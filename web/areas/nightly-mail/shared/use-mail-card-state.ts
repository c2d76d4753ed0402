import { nightlyMailQuery } from "#web/areas/nightly-mail/nightly-mail.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { mailState } from "./mail-state.ts";

const cardStates = { on: "ACTIVE", off: "NOT_CONNECTED", error: "ERROR" } as const;

/** The state of the nightly report's card; null while it isn't known. */
export function useMailCardState(): (typeof cardStates)[keyof typeof cardStates] | null {
  const read = useRead(nightlyMailQuery, { live: ["NightlyMail"] });
  return read.status === "ready" ? cardStates[mailState(read.data.nightlyMail)] : null;
}
