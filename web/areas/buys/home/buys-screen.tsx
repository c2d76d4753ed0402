import { IconSettings, IconUserPlus } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { readLicense } from "#common/buys/driver-license.ts";
import { RequestList } from "#web/areas/buys/requests/request-list.tsx";
import { keepScannedLicense } from "#web/areas/buys/shared/scanned-license.ts";
import { useCheckInRoute } from "#web/areas/buys/shared/use-check-in-route.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan, useCouldBecome } from "#web/platform/permissions/can.ts";
import { useTakesScans } from "#web/platform/scan/take-scans.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { BuyList } from "./buy-list.tsx";
import type { BuysSearch, BuysTab } from "./buys-search.ts";
import { text } from "./home-text.ts";
import { buyDeskQuery } from "./home.queries.ts";
import { UnsentBanner } from "./unsent-banner.tsx";
import classes from "./home.module.css";

type BuysScreenProps = { storeId: number; tab: BuysTab; search?: BuysSearch };

const tabIds = ["open", "requests", "complete"] as const;

/** Tabs with their counts, the list of the chosen one, and what the point of sale does not know yet. */
export function BuysScreen({ storeId, tab, search = {} }: BuysScreenProps) {
  const navigate = useNavigate();
  const route = useCheckInRoute();
  const mayCheckIn = useCouldBecome()("buys:check-in");
  const maySet = useCan()("buys:settings");
  const status = tab === "complete" ? "COMPLETE" : "OPEN";
  const variables = { status, ...(search.d !== undefined && { date: search.d }) } as const;
  const read = useRead(buyDeskQuery, { variables, live: ["Buy", "pos-buy", "CheckinRequest", "Employee"] });
  const data = read.status === "ready" ? read.data : null;
  const go = (next: BuysSearch) =>
    void navigate({ to: "/s/$storeId/buys", params: { storeId }, search: next, replace: true });
  useTakesScans((code) => {
    const license = readLicense(code);
    if (!license.isRead || !mayCheckIn) {
      return false;
    }
    keepScannedLicense(license.license);
    void navigate({ to: route, params: { storeId } });
    return true;
  });
  const counts = { open: data?.buyDesk.openCount, requests: data?.buyDesk.requestCount, complete: undefined };
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{text("title")}</h1>
        <span className={classes.acts}>
          {maySet && (
            <Link to="/s/$storeId/buys/settings" params={{ storeId }} className={classes.settings}>
              <IconSettings size={18} aria-hidden="true" />
              {text("settings")}
            </Link>
          )}
          {mayCheckIn && (
            <ButtonLink kind="primary" to={route} params={{ storeId }} icon={<IconUserPlus size={18} />}>
              {text("checkIn")}
            </ButtonLink>
          )}
        </span>
      </header>
      {data !== null && <UnsentBanner desk={data.buyDesk} pos={data.checkInStart.posName} isOpenTab={tab === "open"} />}
      <Card>
        <Tabs
          label={text("tabs")}
          tabs={tabIds.map((id) => {
            const count = counts[id];
            return { id, label: text(`tab.${id}`), ...(count !== undefined && { count }) };
          })}
          value={tab}
          onChange={(id) => go({ buysTab: tabIds.find((one) => one === id) })}
        >
          {tab === "requests" ? (
            <RequestList storeId={storeId} />
          ) : (
            <>
              <ReadState read={read} />
              {data !== null && (
                <BuyList
                  desk={data.buyDesk}
                  start={data.checkInStart}
                  storeId={storeId}
                  tab={tab}
                  search={search}
                  onSearch={go}
                />
              )}
            </>
          )}
        </Tabs>
      </Card>
    </div>
  );
}
