import { useParams } from "@tanstack/react-router";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { PolicyForm } from "./policy-form.tsx";
import { ReasonsForm } from "./reasons-form.tsx";
import { SettingLines } from "./setting-lines.tsx";
import { buySettingsQuery } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

const words: HistoryWords = {
  events: { "buy-settings.changed": text("history.buy-settings.changed") },
  fields: {
    policy: text("field.policy"),
    requiresEmail: text("requiresEmail"),
    requiresIdNumber: text("requiresIdNumber"),
    requiresPosCode: text("requiresPosCode"),
    minimumAge: text("minimumAge"),
    abandonAfterDays: text("abandonAfterDays"),
    signsOnPaper: text("signsOnPaper"),
    idRetention: text("idRetention"),
    takeReasons: text("field.takeReasons"),
    passReasons: text("field.passReasons"),
  },
};

/** How the store buys. Each setting is saved by itself. */
export function BuySettingsPage() {
  const { storeId } = useParams({ from: "/s/$storeId/buys/settings" });
  const read = useRead(buySettingsQuery, { live: ["BuySettings"] });
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/buys" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <h1>{text("title")}</h1>
      <ReadState read={read} />
      {read.status === "ready" && (
        <>
          <SettingLines settings={read.data.buySettings} />
          <PolicyForm key={read.data.buyPolicy?.id ?? ""} body={read.data.buyPolicy?.body ?? ""} />
          {(["TAKE", "PASS"] as const).map((kind) => {
            const reasons = read.data.buyReasons.filter((reason) => reason.kind === kind && reason.isActive);
            return <ReasonsForm key={`${kind} ${JSON.stringify(reasons)}`} kind={kind} reasons={reasons} />;
          })}
          <RecordHistory kind="BuySettings" id={String(storeId)} words={words} />
        </>
      )}
    </div>
  );
}
