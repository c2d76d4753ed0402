import type { Permission } from "#common/permissions.ts";
import { Page } from "#web/ui/page/page.tsx";
import { useState } from "react";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { text } from "#web/areas/settings/store/store-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { changeOf, optionsOf } from "./switch-options.ts";
import type { ChoiceName, FlagName } from "./switch-options.ts";
import { changeStoreSwitchesMutation, storeSwitchesQuery } from "./switches.queries.ts";
import type { StoreSwitches, SwitchChanges } from "./switches.queries.ts";

const groups = [
  { id: "team", flags: ["allowSelfFirstPin", "anyoneMayResetPin"], choices: ["idleSeconds", "pinDigitsMin"] },
  { id: "day", flags: [], choices: ["businessDayBoundaryMinutes", "weekStart"] },
  { id: "figures", flags: ["showSalesToEmployees"], choices: ["tradePctBasis"] },
  { id: "time", flags: ["breaksPaid"], choices: ["wagesVisibleTo"] },
  { id: "kept", flags: [], choices: ["historyYears"] },
] as const satisfies readonly { id: string; flags: readonly FlagName[]; choices: readonly ChoiceName[] }[];

/** What the owner alone decides, as the server has it. */
const ownersChoices: Readonly<Partial<Record<ChoiceName, Permission>>> = {
  wagesVisibleTo: "team:decide-on-wages",
  historyYears: "company:close",
};

/** How the store wants the program to behave. Each switch is saved as it is moved, and can be moved back. */
export function SwitchesPage() {
  const read = useRead(storeSwitchesQuery, { live: ["StoreSwitches"] });
  const [change] = useChange(changeStoreSwitchesMutation);
  const store = useStoreData();
  const can = useCan();
  /** What is on its way to the server: a switch moves under the finger, and back when it is refused. */
  const [moved, setMoved] = useState<SwitchChanges>({});

  const save = async (changes: SwitchChanges, back: SwitchChanges | null) => {
    setMoved(changes);
    const outcome = await change({ changes });
    if (outcome.isDone) {
      store.write(storeSwitchesQuery, { storeSwitches: outcome.data.changeStoreSwitches });
    }
    setMoved({});
    if (!outcome.isDone) {
      showSnackbar({ text: Object.values(outcome.refused.fields)[0] ?? outcome.refused.text, color: "bad" });
    } else if (back !== null) {
      showUndo(text("switches.saved"), () => void save(back, null));
    }
  };
  const choiceOf = (switches: StoreSwitches, name: ChoiceName) => (
    <SettingLine key={name} title={text(`switch.${name}`)} hint={text(`switch.${name}Hint`)}>
      <BareSelect
        label={text(`switch.${name}`)}
        value={String(moved[name] ?? switches[name])}
        options={optionsOf(name, String(moved[name] ?? switches[name]))}
        isDisabled={!can(ownersChoices[name] ?? "settings:edit")}
        onChange={(value) => void save(changeOf(name, value), changeOf(name, String(switches[name])))}
      />
    </SettingLine>
  );
  const flagOf = (switches: StoreSwitches, name: FlagName) => (
    <SettingLine key={name} title={text(`switch.${name}`)} hint={text(`switch.${name}Hint`)}>
      <BareSwitch
        label={text(`switch.${name}`)}
        isOn={moved[name] ?? switches[name]}
        onChange={(isOn) => void save({ [name]: isOn }, { [name]: switches[name] })}
      />
    </SettingLine>
  );
  return (
    <Page width="reading" back={<SettingsBack />} title={text("switches.title")}>
      {read.status !== "ready" && (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
      {read.status === "ready" &&
        groups.map(({ id, flags, choices }) => (
          <Card key={id} title={text(`switches.${id}`)} hasPadding={false}>
            {choices.map((name) => choiceOf(read.data.storeSwitches, name))}
            {flags.map((name) => flagOf(read.data.storeSwitches, name))}
          </Card>
        ))}
    </Page>
  );
}
