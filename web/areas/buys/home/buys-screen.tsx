import { IconSettings, IconUserPlus } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { readLicense } from "#common/buys/driver-license.ts";
import { RequestList } from "#web/areas/buys/requests/request-list.tsx";
import { keepScannedLicense } from "#web/areas/buys/shared/scanned-license.ts";
import { useCheckInRoute } from "#web/areas/buys/shared/use-check-in-route.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { useSendBuy } from "#web/areas/buys/shared/use-send-buy.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChosenTill } from "#web/platform/till/tills.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Page } from "#web/ui/page/page.tsx";
import { BuyList } from "./buy-list.tsx";
import type { BuysSearch, BuysTab } from "./buys-search.ts";
import { text } from "./home-text.ts";
import { buyDeskQuery } from "./home.queries.ts";
import { formatDuration } from "#common/duration.ts";
import { unknownText } from "#common/unknown-text.ts";
import { LinePanel, QuotePanel } from "#web/areas/buys/shared/counter-panels.tsx";
import panels from "#web/areas/buys/shared/shared.module.css";
import classes from "./home.module.css";
import type { BuyDesk } from "./home.queries.ts";

type BuysScreenProps = { storeId: number; tab: BuysTab; search?: BuysSearch };

const tabIds = ["open", "requests", "complete"] as const;

/** Tabs with their counts, the list of the chosen one, and what the point of sale does not know yet. */
export function BuysScreen({ storeId, tab, search = {} }: BuysScreenProps) {
  const navigate = useNavigate();
  const route = useCheckInRoute();
  const mayCheckIn = useCanAfterPin()("buys:check-in");
  const status = tab === "complete" ? "COMPLETE" : "OPEN";
  const variables = { status, ...(search.d !== undefined && { date: search.d }) } as const;
  const read = useRead(buyDeskQuery, { variables, live: ["Buy", "pos-buy", "CheckinRequest", "Employee"] });
  const data = read.status === "ready" ? read.data : null;
  const go = (next: BuysSearch) =>
    void navigate({ to: "/s/$storeId/buys", params: { storeId }, search: next, replace: true });
  useScanHandler((code) => {
    const license = readLicense(code);
    if (!license.isRead || !mayCheckIn) {
      return false;
    }
    keepScannedLicense(license.license);
    void navigate({ to: route, params: { storeId } });
    return true;
  });
  const counts = countsOf(data?.buyDesk);
  return (
    <Page title={text("title")} actions={<BuysActions storeId={storeId} mayCheckIn={mayCheckIn} />}>
      {data !== null && <UnsentBanner desk={data.buyDesk} pos={data.checkInStart.posName} isOpenTab={tab === "open"} />}
      <div className={classes.screen}>
        <Card>
          <Tabs
            label={text("tabs")}
            tabs={tabIds.map((id) => {
              const count = counts[id];
              return { id, label: text(`tab.${id}`), ...(count !== undefined && { count }) };
            })}
            value={tab}
            onChange={(id) => go({ buysTab: tabIds.find((tabId) => tabId === id) })}
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
        <aside className={classes.aside} aria-label={text("aside")}>
          <QuotePanel />
          {tab !== "requests" && <LinePanel storeId={storeId} />}
          {data !== null && <SoFarPanel soFar={data.buyDesk.soFar} />}
          {mayCheckIn && <p className={classes.hint}>{text("scanHint")}</p>}
        </aside>
      </div>
    </Page>
  );
}

/** Settings for managers, and the check-in. */
function BuysActions({ storeId, mayCheckIn }: { storeId: number; mayCheckIn: boolean }) {
  const route = useCheckInRoute();
  const maySet = useCan()("buys:settings");
  return (
    <>
      {maySet && (
        <Link to="/s/$storeId/buys/settings" params={{ storeId }} className={classes.settings}>
          <IconSettings size={18} aria-hidden="true" />
          {text("settings")}
        </Link>
      )}
      {mayCheckIn && (
        <ButtonLink to={route} params={{ storeId }} icon={<IconUserPlus size={18} />} data-new>
          {text("checkIn")}
        </ButtonLink>
      )}
    </>
  );
}

/** What each tab holds; nothing before it is read. */
function countsOf(desk: BuyDesk | undefined): Partial<Record<BuysTab, number>> {
  return desk === undefined
    ? {}
    : { open: desk.openCount, requests: desk.requestCount, complete: desk.soFar.completeCount };
}

/** The counter's day in three figures. */
function SoFarPanel({ soFar }: { soFar: BuyDesk["soFar"] }) {
  const { completeCount, averageWaitMinutes, onTimeCount, promisedCount } = soFar;
  const figures = [
    { name: text("soFar.complete"), value: String(completeCount), meaning: text("soFar.completeMeans") },
    { name: text("soFar.wait"), value: formatDuration(averageWaitMinutes), meaning: text("soFar.waitMeans") },
    {
      name: text("soFar.onTime"),
      value: promisedCount === 0 ? unknownText : text("soFar.of", { count: onTimeCount, all: promisedCount }),
      meaning: text("soFar.onTimeMeans"),
    },
  ];
  return (
    <section className={panels.panel} aria-label={text("soFar.title")}>
      <h2>{text("soFar.title")}</h2>
      <dl>
        {figures.map(({ name, value, meaning }) => (
          <div key={name} title={meaning}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type UnsentBannerProps = { desk: BuyDesk; pos: string; isOpenTab: boolean };

/**
 * Buys that the point of sale does not know: sent one after the other with one press. Those whose answer never came are
 * asked after automatically as soon as a register and an employee are there: what nobody pressed must not ask for a
 * PIN.
 */
function UnsentBanner({ desk, pos, isOpenTab }: UnsentBannerProps) {
  const till = useChosenTill();
  const isSomebodyHere = useActiveEmployee() !== null;
  const maySend = useCanAfterPin()("buys:check-in");
  const [send, settle, isSending] = useSendBuy();
  const settled = useRef(new Set<string>());
  const open = isOpenTab ? desk.buys.map(({ buy }) => buy) : [];
  const unknown = open.filter(({ posSync }) => posSync === "UNKNOWN" || posSync === "SENDING").map(({ id }) => id);
  const unknownIds = unknown.join(" ");
  const tillId = till?.deviceId ?? null;
  const askAfter = useEffectEvent(async (ids: readonly string[]) => {
    for (const id of ids.filter((buyId) => !settled.current.has(`${tillId} ${buyId}`))) {
      settled.current.add(`${tillId} ${id}`);
      await settle(id);
    }
  });
  useEffect(
    function settleUnknown() {
      if (tillId !== null && isSomebodyHere && unknownIds !== "") {
        void askAfter(unknownIds.split(" "));
      }
    },
    [tillId, isSomebodyHere, unknownIds],
  );
  if (desk.unsentCount === 0) {
    return null;
  }
  const waiting = open.filter(({ posSync }) => posSync === "NOT_SENT" || posSync === "FAILED");
  const showMessage = ({ message }: { message: string | null }) => {
    if (message !== null) {
      showSnackbar({ text: message, color: "bad" });
    }
  };
  const sendAll = async () => {
    for (const { id } of waiting) {
      const { isLinked, message } = await send(id, { onSilent: showMessage });
      if (!isLinked && message !== null) {
        showMessage({ message });
        return;
      }
    }
  };
  return (
    <output className={classes.banner}>
      <span>{text("unsent", { count: desk.unsentCount, pos })}</span>
      {till === null ? (
        <span>{text("unsent.waits")}</span>
      ) : (
        maySend &&
        waiting.length > 0 && (
          <Button isBusy={isSending} onClick={() => void sendAll()}>
            {text("unsent.send")}
          </Button>
        )
      )}
    </output>
  );
}
