import { IconBell, IconBellOff, IconFilter, IconSettings, IconStack2, IconUserPlus } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComponentProps } from "react";
import { readLicense } from "#common/buys/driver-license.ts";
import { GuardPanel } from "#web/areas/buys/guard/guard-panel.tsx";
import { RequestList } from "#web/areas/buys/requests/request-list.tsx";
import { keepScannedLicense } from "#web/areas/buys/shared/scanned-license.ts";
import { useCheckInRoute } from "#web/areas/buys/shared/use-check-in-route.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { TabFrame, TabList, TabPanel } from "#web/ui/controls/tabs.tsx";
import type { Tab } from "#web/ui/controls/tabs.tsx";
import { useSendBuy } from "#web/areas/buys/shared/use-send-buy.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChosenTill } from "#web/platform/till/tills.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { BuyList } from "./buy-list.tsx";
import { BuyMatches } from "./buy-matches.tsx";
import type { BuysSearch, BuysTab } from "./buys-search.ts";
import { text } from "./home-text.ts";
import { UnsentWaits } from "./unsent-waits.tsx";
import { buyDeskQuery } from "./home.queries.ts";
import { formatDuration } from "#common/duration.ts";
import { LinePanel, NeedPanel, QuotePanel } from "#web/areas/buys/shared/counter-panels.tsx";
import panels from "#web/areas/buys/shared/shared.module.css";
import { useChime, useChimeSwitch } from "./use-chime.ts";
import classes from "./home.module.css";
import type { BuyDesk } from "./home.queries.ts";

type BuysScreenProps = { storeId: number; tab: BuysTab; search?: BuysSearch };

const tabIds = ["open", "requests", "complete"] as const;

/** Tabs with their counts, the list of the chosen one, and what the point of sale does not know yet. */
export function BuysScreen({ storeId, tab, search = {} }: BuysScreenProps) {
  const navigate = useNavigate();
  const mayCheckIn = useCanAfterPin()("buys:check-in");
  const isFiltered = isNarrowed(search);
  const [isOpen, setIsOpen] = useState(false);
  const isFiltering = isOpen || isFiltered;
  const status = tab === "complete" ? "COMPLETE" : "OPEN";
  const variables = { status, ...(search.d !== undefined && { date: search.d }) } as const;
  const read = useRead(buyDeskQuery, {
    variables,
    live: ["Buy", "pos-buy", "CheckinRequest", "Employee", "TextThread"],
  });
  const data = read.status === "ready" ? read.data : null;
  useChime(read);
  const hasFilters = tab !== "requests" && hasBuys(data);
  const go = (next: BuysSearch) =>
    void navigate({ to: "/s/$storeId/buys", params: { storeId }, search: next, replace: true });
  useLicenseScans(storeId, mayCheckIn);
  return (
    <TabFrame value={tab} onChange={(id) => go({ buysTab: tabIds.find((tabId) => tabId === id) })}>
      <Page
        title={text("title")}
        tabs={<TabList label={text("tabs")} tabs={tabsOf(data?.buyDesk)} value={tab} />}
        actions={
          <>
            {hasFilters && <FilterButton isOn={isFiltering} isFixed={isFiltered} onPress={() => setIsOpen(!isOpen)} />}
            <BuysActions storeId={storeId} tab={tab} mayCheckIn={mayCheckIn} />
          </>
        }
      >
        <UnsentBanner data={data} isOpenTab={tab === "open"} />
        <MatchesBanner data={data} />
        <div className={classes.screen}>
          <Card>
            <TabPanel value={tab}>
              {tab === "requests" ? (
                <RequestList storeId={storeId} />
              ) : (
                <ReadBuys
                  read={read}
                  storeId={storeId}
                  tab={tab}
                  search={search}
                  onSearch={go}
                  isFiltering={hasFilters && isFiltering}
                />
              )}
            </TabPanel>
          </Card>
          <BuysAside storeId={storeId} tab={tab} desk={data?.buyDesk} mayCheckIn={mayCheckIn} />
        </div>
      </Page>
    </TabFrame>
  );
}

function isNarrowed({ stage, source, by }: BuysSearch): boolean {
  return [stage, source, by].some((filter) => filter !== undefined);
}

function hasBuys(data: { buyDesk: { buys: readonly unknown[] } } | null): boolean {
  return data !== null && data.buyDesk.buys.length > 0;
}

/** A license that is scanned here begins a check-in. */
function useLicenseScans(storeId: number, mayCheckIn: boolean): void {
  const navigate = useNavigate();
  const route = useCheckInRoute();
  useScanHandler((code) => {
    const license = readLicense(code);
    if (!license.isRead || !mayCheckIn) {
      return false;
    }
    keepScannedLicense(license.license);
    void navigate({ to: route, params: { storeId } });
    return true;
  });
}

type FilterButtonProps = { isOn: boolean; isFixed: boolean; onPress: () => void };

/** Opens the filters; they stay open while one of them narrows the list. */
function FilterButton({ isOn, isFixed, onPress }: FilterButtonProps) {
  return (
    <IconButton label={text("filter")} aria-expanded={isOn} disabled={isFixed} onClick={onPress}>
      <IconFilter size={20} />
    </IconButton>
  );
}

/** Sellers check themselves in while everybody looks at the pile in front of them. */
function ChimeButton() {
  const [isOn, set] = useChimeSwitch();
  const Icon = isOn ? IconBell : IconBellOff;
  return (
    <IconButton label={text(isOn ? "chime.turnOff" : "chime.turnOn")} onClick={() => set(!isOn)}>
      <Icon size={20} />
    </IconButton>
  );
}

type ReadBuysProps = Omit<ComponentProps<typeof BuyList>, "desk" | "start"> & {
  read: Read<ResultOf<typeof buyDeskQuery>>;
};

/** The list as soon as it is read, and until then how the reading goes. */
function ReadBuys({ read, ...list }: ReadBuysProps) {
  return (
    <>
      <ReadState read={read} />
      {read.status === "ready" && <BuyList desk={read.data.buyDesk} start={read.data.checkInStart} {...list} />}
    </>
  );
}

type BuysAsideProps = { storeId: number; tab: BuysTab; desk: BuyDesk | undefined; mayCheckIn: boolean };

/** What a seller can be told now, who is in line, and how the day goes. */
function BuysAside({ storeId, tab, desk, mayCheckIn }: BuysAsideProps) {
  return (
    <aside className={classes.aside} aria-label={text("aside")}>
      <QuotePanel />
      {tab !== "requests" && <LinePanel storeId={storeId} />}
      {desk !== undefined && <SoFarPanel desk={desk} />}
      <NeedPanel />
      <GuardPanel />
      {mayCheckIn && <p className={classes.hint}>{text("scanHint")}</p>}
    </aside>
  );
}

/** The chime beside the line, the shelf list, settings for managers, and the check-in. */
function BuysActions({ storeId, tab, mayCheckIn }: { storeId: number; tab: BuysTab; mayCheckIn: boolean }) {
  const route = useCheckInRoute();
  const maySet = useCan()("buys:settings");
  return (
    <>
      {tab === "requests" && <ChimeButton />}
      {tab === "open" && (
        <Link to="/s/$storeId/buys/shelf" params={{ storeId }} className={classes.settings} aria-label={text("shelf")}>
          <IconStack2 size={18} aria-hidden="true" />
          <span>{text("shelf")}</span>
        </Link>
      )}
      {maySet && (
        <Link
          to="/s/$storeId/buys/settings"
          params={{ storeId }}
          className={classes.settings}
          aria-label={text("settings")}
        >
          <IconSettings size={18} aria-hidden="true" />
          <span>{text("settings")}</span>
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

/** The tabs, each with what it holds as soon as that is read. */
function tabsOf(desk: BuyDesk | undefined): readonly Tab[] {
  const counts = desk && { open: desk.openCount, requests: desk.requestCount, complete: desk.soFar.completeCount };
  return tabIds.map((id) => ({ id, label: text(`tab.${id}`), ...(counts && { count: counts[id] }) }));
}

/** The counter's day in three figures, whose definitions are one tap away, and the promises of the week. */
function SoFarPanel({ desk: { soFar, weekPromises } }: { desk: BuyDesk }) {
  const { completeCount, averageWaitMinutes, onTimeCount, promisedCount } = soFar;
  const figures = [
    { name: text("soFar.complete"), value: String(completeCount), meaning: text("soFar.completeMeans") },
    {
      name: text("soFar.wait"),
      value: averageWaitMinutes === null ? null : formatDuration(averageWaitMinutes),
      meaning: text("soFar.waitMeans"),
    },
    {
      name: text("soFar.onTime"),
      value: promisedCount === 0 ? null : text("soFar.of", { count: onTimeCount, all: promisedCount }),
      meaning: text("soFar.onTimeMeans"),
    },
  ];
  return (
    <section className={classNames(panels.panel, classes.soFar)} aria-label={text("soFar.title")}>
      <h2>{text("soFar.title")}</h2>
      <div>
        {figures.map(({ name, value, meaning }) => (
          <Figure key={name} label={name} value={value} explanation={<p>{meaning}</p>} />
        ))}
      </div>
      {weekPromises.promisedCount > 0 && (
        <p>
          {text("soFar.week", {
            percent: Math.round((100 * weekPromises.onTimeCount) / weekPromises.promisedCount),
            count: weekPromises.onTimeCount,
            all: weekPromises.promisedCount,
          })}
        </p>
      )}
    </section>
  );
}

type UnsentBannerProps = { data: ResultOf<typeof buyDeskQuery> | null; isOpenTab: boolean };

/** Where no register takes check-ins, people say which buy of the register is which. */
function MatchesBanner({ data }: { data: ResultOf<typeof buyDeskQuery> | null }) {
  const start = data?.checkInStart ?? null;
  return start !== null && !start.takesCheckIns && <BuyMatches pos={start.posName} />;
}

/**
 * Buys that the point of sale does not know: sent one after the other with one press. Those whose answer never came are
 * asked after automatically as soon as a register and an employee are there: what nobody pressed must not ask for a
 * PIN.
 */
function UnsentBanner({ data, isOpenTab }: UnsentBannerProps) {
  const till = useChosenTill();
  const isSomebodyHere = useActiveEmployee() !== null;
  const maySend = useCanAfterPin()("buys:check-in");
  const [send, settle, isSending] = useSendBuy();
  const settled = useRef(new Set<string>());
  const open = isOpenTab ? (data?.buyDesk.buys.map(({ buy }) => buy) ?? []) : [];
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
  if (data === null || data.buyDesk.unsentCount === 0) {
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
  if (!data.checkInStart.takesCheckIns) {
    return (
      <output className={classes.banner}>
        <span>{text("unsent", { count: data.buyDesk.unsentCount, pos: data.checkInStart.posName })}</span>
        <span>{text("unsent.byHand")}</span>
      </output>
    );
  }
  return (
    <output className={classes.banner}>
      <span>{text("unsent", { count: data.buyDesk.unsentCount, pos: data.checkInStart.posName })}</span>
      {till === null ? (
        <UnsentWaits />
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
