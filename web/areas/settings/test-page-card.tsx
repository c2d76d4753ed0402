import { useState } from "react";
import { TillError, askTill } from "#web/platform/till/ask-till.ts";
import { usePrinterChoice } from "#web/platform/till/chosen-printers.ts";
import { printerRoles } from "#web/platform/till/printer-choice.ts";
import type { TillPrinter } from "#web/platform/till/printer-choice.ts";
import { useChosenTill, useTills } from "#web/platform/till/tills.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { PrinterLine } from "./printer-line.tsx";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

type TestResult = { isDone: boolean; text: string };

/** The printers of a register that is online, and a test page: shows what it answers or why it did not. */
export function TestPageCard() {
  const { online } = useTills();
  const usual = useChosenTill();
  const [chosen, setChosen] = useState<string | null>(null);
  const [result, setResult] = useState<TestResult | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const deviceId = chosen ?? usual?.deviceId ?? "";
  const receipt = usePrinterChoice(deviceId, "receipt");
  const print = async () => {
    setIsAsking(true);
    setResult(null);
    setResult(await printed(deviceId, receipt.chosen));
    setIsAsking(false);
  };
  return (
    <Card title={text("testPage.title")}>
      <div className={classes.testPage}>
        <SelectField
          name="testPageTill"
          label={text("testPage.till")}
          value={deviceId}
          error={null}
          isRequired
          isDisabled={isAsking}
          options={online.map((till) => ({ value: till.deviceId, label: till.name }))}
          onChange={setChosen}
          onBlur={() => undefined}
        />
        <Button isBusy={isAsking} onClick={() => void print()}>
          {text("testPage.print")}
        </Button>
      </div>
      {deviceId !== "" && (
        <div className={classes.printers}>
          {printerRoles.map((role) => (
            <PrinterLine key={role} deviceId={deviceId} role={role} />
          ))}
        </div>
      )}
      {result !== null && (
        <p className={classes.told} role={result.isDone ? "status" : "alert"}>
          {result.text}
        </p>
      )}
    </Card>
  );
}

async function printed(deviceId: string, receipt: TillPrinter | null): Promise<TestResult> {
  try {
    const { printerName } = await askTill("printTestPage", { printerName: receipt?.name ?? null }, { deviceId });
    return {
      isDone: true,
      text: text("testPage.done", { printer: printerName === receipt?.name ? receipt.displayName : printerName }),
    };
  } catch (error) {
    return { isDone: false, text: error instanceof TillError ? error.message : text("testPage.failed") };
  }
}
