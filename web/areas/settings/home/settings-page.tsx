import {
  IconAdjustmentsHorizontal,
  IconAlertCircle,
  IconArrowsExchange,
  IconBox,
  IconBuildingStore,
  IconChartBar,
  IconChevronRight,
  IconClock,
  IconCreditCard,
  IconDatabase,
  IconDatabaseImport,
  IconDeviceDesktop,
  IconDevices,
  IconFileZip,
  IconHistory,
  IconKey,
  IconMessage,
  IconNotebook,
  IconSchool,
  IconShirt,
  IconSparkles,
  IconTargetArrow,
  IconTicket,
  IconUserCog,
  IconUsers,
} from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useCan } from "#web/platform/permissions/can.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useSession } from "#web/platform/session/session.ts";
import { useNow } from "#web/platform/use-now.ts";
import { useTills } from "#web/platform/till/tills.ts";
import { settingRecords } from "#web/areas/settings/history/setting-records.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { deviceState } from "#web/areas/settings/device-state.ts";
import { text as settingsText } from "#web/areas/settings/settings-text.ts";
import { firstOfMonth } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Page } from "#web/ui/page/page.tsx";
import fieldClasses from "#web/ui/fields/field.module.css";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import classes from "./home.module.css";
import {
  dayLinesQuery,
  outreachLinesQuery,
  ownLinesQuery,
  peopleLinesQuery,
  setupLineQuery,
  storeLinesQuery,
} from "./home.queries.ts";
import { text } from "./home-text.ts";
import type { LineState, StoreMoment } from "./line-state.ts";
import { listNeeds } from "./needs.ts";
import type { HomeData, Need } from "./needs.ts";
import { dayLines, outreachLines, ownLines, peopleLines } from "./other-lines.ts";
import { registersOf, storeLines } from "./store-lines.ts";

/** In the order in which they are looked for: the store, its people, its day, and what is one's own. */
const groups = [
  {
    id: "store",
    items: [
      { id: "store", to: "/s/$storeId/settings/store", icon: <IconBuildingStore /> },
      { id: "hours", to: "/s/$storeId/settings/hours", icon: <IconClock /> },
      { id: "switches", to: "/s/$storeId/settings/switches", icon: <IconAdjustmentsHorizontal /> },
      { id: "devices", to: "/s/$storeId/settings/device", icon: <IconDevices /> },
      { id: "billing", to: "/s/$storeId/settings/billing", icon: <IconCreditCard /> },
      { id: "historyImport", to: "/s/$storeId/settings/history-import", icon: <IconDatabaseImport /> },
    ],
  },
  {
    id: "people",
    items: [
      { id: "team", to: "/s/$storeId/team", icon: <IconUsers /> },
      { id: "users", to: "/s/$storeId/settings/users", icon: <IconUserCog /> },
      { id: "automations", to: "/s/$storeId/settings/automations", icon: <IconArrowsExchange /> },
      { id: "training", to: "/s/$storeId/settings/training", icon: <IconSchool /> },
    ],
  },
  {
    id: "day",
    items: [
      { id: "daybook", to: "/s/$storeId/daybook/settings", icon: <IconNotebook /> },
      { id: "goals", to: "/s/$storeId/goal/settings", icon: <IconTargetArrow /> },
      { id: "buys", to: "/s/$storeId/buys/settings", icon: <IconShirt /> },
      { id: "backstock", to: "/s/$storeId/backstock/settings", icon: <IconBox /> },
      { id: "bounceback", to: "/s/$storeId/bounceback/settings", icon: <IconTicket /> },
      { id: "texting", to: "/s/$storeId/texting/settings/number", icon: <IconMessage /> },
      { id: "reports", to: "/s/$storeId/reports/settings", icon: <IconChartBar /> },
    ],
  },
  {
    id: "own",
    items: [
      { id: "password", to: "/s/$storeId/settings/change-password", icon: <IconKey /> },
      { id: "sessions", to: "/s/$storeId/settings/sessions", icon: <IconDeviceDesktop /> },
      { id: "history", to: "/s/$storeId/settings/history", icon: <IconHistory /> },
      { id: "updates", to: "/s/$storeId/softwareUpdates", icon: <IconSparkles /> },
      { id: "backups", to: "/s/$storeId/settings/backups", icon: <IconDatabase /> },
      { id: "export", to: "/s/$storeId/settings/export", icon: <IconFileZip /> },
    ],
  },
] as const;

type Group = (typeof groups)[number];
type Item = Group["items"][number];
type Lines = Partial<Record<Item["id"], LineState>>;

/** Beside each other at the counter; on a phone the same groups below each other. */
const columns: readonly (readonly Group["id"][])[] = [["store", "people"], ["day"], ["own"]];

/** All settings there are in groups, each with how it is set now, and what needs a person. A phone finds one by typing. */
export function SettingsPage() {
  const { storeId } = useParams({ from: "/s/$storeId/settings" });
  const store = useActiveStore();
  const isPhone = useIsPhone();
  const [search, setSearch] = useState("");
  const isShown = useIsShown();
  const { lines, needs } = useSettingsNow();
  const groupCard = (id: Group["id"]) => {
    const items: readonly Item[] = groups.find((group) => group.id === id)?.items ?? [];
    const shown = items.filter((item) => isShown(item) && isLike(item, { line: lines[item.id], search }));
    return shown.length === 0 ? null : (
      <Card key={id} title={text(`group.${id}`)} hasPadding={false}>
        <ul>
          {shown.map((item) => (
            <SettingItem key={item.id} item={item} line={lines[item.id]} storeId={storeId} />
          ))}
        </ul>
      </Card>
    );
  };
  const needsCard = needs.length > 0 && search === "" && <NeedsCard needs={needs} storeId={storeId} />;
  const cards = columns.map((ids) => ({ ids, cards: ids.map(groupCard) }));
  const hasNone = cards.every((column) => column.cards.every((card) => card === null));
  return (
    <Page
      title={store === null ? settingsText("settings.title") : settingsText("settings.store", { store: store.name })}
      actions={
        !isPhone && store !== null && <p className={classes.note}>{text("home.intro", { store: store.name })}</p>
      }
    >
      {isPhone && (
        <input
          type="search"
          className={fieldClasses.control}
          aria-label={text("home.find")}
          placeholder={text("home.find")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {isPhone && needsCard}
      {hasNone && <p className={classes.note}>{text("home.none")}</p>}
      <div className={classes.columns}>
        {cards.map((column) => (
          <div key={column.ids.join()} className={classes.column}>
            {!isPhone && column.ids.includes("own") && needsCard}
            {column.cards}
          </div>
        ))}
      </div>
    </Page>
  );
}

type SettingItemProps = { item: Item; line: LineState | undefined; storeId: number };

/** One entry: how it is set now, or what it is for where that is not known. */
function SettingItem({ item: { id, to, icon }, line, storeId }: SettingItemProps) {
  const alert = line?.alert;
  return (
    <li>
      <Link to={to} params={{ storeId }} className={classes.item}>
        <span className={classNames(classes.icon, alert !== undefined && classes[alert.tone])} aria-hidden="true">
          {icon}
        </span>
        <span>
          {text(`home.${id}`)}
          <small>
            {line === undefined ? text(`home.${id}Text`) : line.text}
            {alert !== undefined && <strong data-tone={alert.tone}>{` ${alert.text}`}</strong>}
          </small>
        </span>
        <IconChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}

/** What a person has to put right, each with the one place to do it. */
function NeedsCard({ needs, storeId }: { needs: readonly Need[]; storeId: number }) {
  const title = (
    <span className={classes.needsTitle}>
      <IconAlertCircle size={18} aria-hidden="true" />
      {text("needs.title", { count: needs.length })}
    </span>
  );
  return (
    <Card title={title} hasPadding={false}>
      <ul>
        {needs.map(({ id, title: what, text: why, act, to, person }) => (
          <li key={id} className={classes.need}>
            <span>
              <strong id={`need-${id}`}>{what}</strong>
              <small>{why}</small>
            </span>
            <ButtonLink
              to={to}
              params={{ storeId }}
              search={person === undefined ? {} : { person }}
              aria-describedby={`need-${id}`}
            >
              {act}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Reads how everything is set. What has not come, or may not be seen, is left out. */
function useSettingsNow(): { lines: Lines; needs: Need[] } {
  const can = useCan();
  const now = useNow();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const isPerson = useSession()?.type !== "PosUser";
  const at: StoreMoment = { now, timeZone };
  const month = firstOfMonth(localTimeAt(now, timeZone).date);
  const seesWages = can("team:view-wages");
  const seesBackups = can("backups:view");
  const data: HomeData = {
    store: dataOf(useRead(storeLinesQuery, { live: ["Store", "StoreHours", "StoreSwitches", "device", "PrintJob"] })),
    people: dataOf(
      useRead(peopleLinesQuery, {
        variables: { seesWages },
        live: ["Employee", "User", "Integration", "StoreSwitches"],
      }),
    ),
    day: dataOf(
      useRead(dayLinesQuery, {
        variables: { month },
        live: [
          "Store",
          "TaskList",
          "Task",
          "Todo",
          "Goal",
          "BuySettings",
          "Bin",
          "BackstockCategory",
          "ReportSettings",
        ],
      }),
    ),
    setup: dataOf(useRead(setupLineQuery, { live: ["StoreSetup"] })),
    own: dataOf(
      useRead(ownLinesQuery, {
        variables: { isPerson, seesBackups },
        live: ["Release", ...settingRecords, "User"],
      }),
    ),
  };
  const outreach = dataOf(useRead(outreachLinesQuery, { live: ["CouponCampaign"] }));
  const offlineIds = useOfflineIds(data.store, now);
  const lines: Lines = {
    ...(data.store !== null && storeLines(data.store, { ...at, offlineIds })),
    ...(data.people !== null && peopleLines(data.people, at)),
    ...(data.day !== null && dayLines(data.day, { ...at, month })),
    ...(outreach !== null && outreachLines(outreach)),
    ...(data.own !== null && ownLines(data.own, at)),
  };
  return { lines, needs: listNeeds(data, { ...at, offlineIds, month }) };
}

function dataOf<Data>(read: Read<Data>): Data | null {
  return read.status === "ready" ? read.data : null;
}

/** The registers that neither have a seat on the channel nor deliver; null while the channel has not said who is there. */
function useOfflineIds(data: HomeData["store"], now: Date): ReadonlySet<string> | null {
  const { online, isKnown } = useTills();
  if (!isKnown || data === null) {
    return null;
  }
  const seated = new Set(online.map(({ deviceId }) => deviceId));
  const offline = registersOf(data.devices).filter(
    (register) => deviceState(register, { isSeated: seated.has(register.id), isChannelKnown: true, now }) === "offline",
  );
  return new Set(offline.map(({ id }) => id));
}

/** What a store has with the outside world and with its company. */
const notInTraining: ReadonlySet<Item["id"]> = new Set([
  ...(["devices", "billing", "historyImport", "users", "automations", "backups", "export"] as const),
]);

/** A register has no password and no session of its own; backups hold every store of the installation. */
function useIsShown(): (item: Item) => boolean {
  const can = useCan();
  const isRegister = useSession()?.type === "PosUser";
  const isTraining = (useActiveStore()?.trainingOf ?? null) !== null;
  return ({ id }) => {
    if (isTraining && notInTraining.has(id)) {
      return false;
    }
    if (id === "password" || id === "sessions") {
      return !isRegister;
    }
    if (id === "export") {
      return can("company:export");
    }
    if (id === "billing") {
      return can("billing:view");
    }
    return id !== "backups" || can("backups:view");
  };
}

/** Found by what it is called, what it is for, and how it is set now. */
function isLike({ id }: Item, { line, search }: { line: LineState | undefined; search: string }): boolean {
  const words = [text(`home.${id}`), text(`home.${id}Text`), line?.text ?? "", line?.alert?.text ?? ""];
  return words.join(" ").toLowerCase().includes(search.trim().toLowerCase());
}
