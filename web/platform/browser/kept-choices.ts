import { recentChoices } from "#web/ui/select/recent-choices.ts";
import { keep, readKeptJson, watchKept } from "./kept.ts";
import * as shape from "./shape.ts";

const keptChoices = shape.dictionary(shape.list(shape.text));

/** Keeps what was chosen last of long lists in this browser, so that it stands first tomorrow too. */
export function keepRecentChoices(): void {
  const read = () => shape.read(keptChoices, readKeptJson("recent-choices")) ?? {};
  recentChoices.set(read());
  recentChoices.subscribe(() => {
    const text = JSON.stringify(recentChoices.get());
    if (text !== JSON.stringify(read())) {
      keep("recent-choices", text);
    }
  });
  watchKept("recent-choices", () => recentChoices.set(read()));
}
