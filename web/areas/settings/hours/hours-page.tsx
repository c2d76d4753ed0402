import { Page } from "#web/ui/page/page.tsx";
import { SettingsBack } from "#web/areas/settings/settings-back.tsx";
import { text } from "#web/areas/settings/store/store-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { DifferentDays } from "./different-days.tsx";
import { storeHoursQuery } from "./hours.queries.ts";
import { WeekForm } from "./week-form.tsx";

/** When the store is open: the usual week, and the days that are different. */
export function HoursPage() {
  const read = useRead(storeHoursQuery, { live: ["StoreHours"] });
  return (
    <Page width="reading" back={<SettingsBack />} title={text("hours.title")}>
      {read.status !== "ready" && (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
      {read.status === "ready" && (
        <>
          <WeekForm key={JSON.stringify(read.data.storeHours.week)} week={read.data.storeHours.week} />
          <DifferentDays days={read.data.storeHours.exceptions} />
        </>
      )}
    </Page>
  );
}
