import { useParams } from "@tanstack/react-router";
import { SellersWaiting } from "#web/areas/buys/shared/sellers-waiting.tsx";
import { HandoverNotice } from "#web/areas/daybook/handover/handover-notice.tsx";
import { LogCard } from "#web/areas/daybook/log-fields/log-card.tsx";
import { NotesCard } from "#web/areas/daybook/notes/notes-card.tsx";
import { PeopleCard } from "#web/areas/daybook/people-card.tsx";
import { OrdersPlace } from "#web/areas/orders/shared/orders-place.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import classes from "./daybook.module.css";
import type { DaybookDay } from "./daybook.queries.ts";

export { ChecklistPlace } from "#web/areas/onboarding/shared/checklist-place.tsx";
export { ManagerNotices } from "./manager-notices.tsx";
export { PrintHeader } from "./print-header.tsx";
export { HandoverNotice, OrdersPlace };

/** What stands beside the tasks, and on a phone below them. */
export function DayColumns({ day }: { day: DaybookDay }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isPhone = useIsPhone();
  const isToday = day.date === day.today;
  const written = (
    <>
      <NotesCard day={day} />
      <LogCard day={day} />
    </>
  );
  return (
    <>
      <div className={classes.stack}>
        {!isPhone && isToday && <OrdersPlace />}
        {isToday ? <SellersWaiting storeId={storeId}>{written}</SellersWaiting> : written}
      </div>
      <div className={classes.stack}>
        {!isPhone && <HandoverNotice day={day} />}
        <PeopleCard day={day} />
      </div>
    </>
  );
}
