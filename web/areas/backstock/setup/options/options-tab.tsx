import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { backstockSettingsQuery } from "#web/areas/backstock/setup/setup.queries.ts";
import { OptionsForm } from "./options-form.tsx";

/** The store's choices: prefix, ages, seasons, scanning. */
export function OptionsTab() {
  const read = useRead(backstockSettingsQuery, { live: ["BackstockSettings"] });
  return read.status === "ready" ? <OptionsForm settings={read.data.backstockSettings} /> : <ReadState read={read} />;
}
