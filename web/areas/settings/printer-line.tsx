import { choosePrinter, usePrinterChoice } from "#web/platform/till/chosen-printers.ts";
import type { PrinterRole } from "#web/platform/till/printer-choice.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

/** What one purpose is printed on at a register; chosen automatically where it can be. */
export function PrinterLine({ deviceId, role }: { deviceId: string; role: PrinterRole }) {
  const choice = usePrinterChoice(deviceId, role);
  const options = choice.printers.map(({ name, displayName }) => ({ value: name, label: displayName }));
  const nothing = choice.chosen === null ? [{ value: "", label: text("printer.choose") }] : [];
  return (
    <div className={classes.printer}>
      <span>
        {text(`printer.${role}`)}
        {choice.status === "looking" && (
          <small>
            <output>{text("printer.looking")}</output>
          </small>
        )}
      </span>
      <BareSelect
        label={text(`printer.${role}`)}
        value={choice.chosen?.name ?? ""}
        options={[...nothing, ...options]}
        isDisabled={choice.printers.length === 0}
        onChange={(name) => {
          if (name !== "") {
            choosePrinter(deviceId, role, name);
          }
        }}
      />
    </div>
  );
}
