import { Page } from "#web/ui/page/page.tsx";
import {
  IconAdjustmentsHorizontal,
  IconArrowsExchange,
  IconBox,
  IconBuildingStore,
  IconChartBar,
  IconChevronRight,
  IconClock,
  IconDatabase,
  IconDeviceDesktop,
  IconDevices,
  IconHistory,
  IconKey,
  IconNotebook,
  IconShirt,
  IconSparkles,
  IconTargetArrow,
  IconUserCog,
  IconUsers,
} from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useCan } from "#web/platform/permissions/can.ts";
import { useSession } from "#web/platform/session/session.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Card } from "#web/ui/controls/card.tsx";
import fieldClasses from "#web/ui/fields/field.module.css";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

/** In the order in which they are looked for: the store, its people, its day, and what is one's own. */
const groups = [
  {
    id: "store",
    items: [
      { id: "store", to: "/s/$storeId/settings/store", icon: <IconBuildingStore /> },
      { id: "hours", to: "/s/$storeId/settings/hours", icon: <IconClock /> },
      { id: "switches", to: "/s/$storeId/settings/switches", icon: <IconAdjustmentsHorizontal /> },
      { id: "devices", to: "/s/$storeId/settings/device", icon: <IconDevices /> },
    ],
  },
  {
    id: "people",
    items: [
      { id: "team", to: "/s/$storeId/team", icon: <IconUsers /> },
      { id: "users", to: "/s/$storeId/settings/users", icon: <IconUserCog /> },
      { id: "automations", to: "/s/$storeId/settings/automations", icon: <IconArrowsExchange /> },
    ],
  },
  {
    id: "day",
    items: [
      { id: "daybook", to: "/s/$storeId/daybook/settings", icon: <IconNotebook /> },
      { id: "goals", to: "/s/$storeId/goal/settings", icon: <IconTargetArrow /> },
      { id: "buys", to: "/s/$storeId/buys/settings", icon: <IconShirt /> },
      { id: "backstock", to: "/s/$storeId/backstock/settings", icon: <IconBox /> },
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
    ],
  },
] as const;

type Item = (typeof groups)[number]["items"][number];

/** All settings there are in groups, each with what it is for. A phone finds one by typing. */
export function SettingsPage() {
  const { storeId } = useParams({ from: "/s/$storeId/settings" });
  const store = useActiveStore();
  const isPhone = useIsPhone();
  const [search, setSearch] = useState("");
  const isShown = useIsShown();
  const matches = groups
    .map(({ id, items }) => ({ id, items: items.filter((item: Item) => isShown(item) && isLike(item, search)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Page title={store === null ? text("settings.title") : text("settings.store", { store: store.name })}>
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
      {matches.length === 0 && <p className={classes.note}>{text("home.none")}</p>}
      <div className={classes.groups}>
        {matches.map(({ id, items }) => (
          <Card key={id} title={text(`group.${id}`)} hasPadding={false}>
            <ul>
              {items.map((item: Item) => (
                <SettingItem key={item.id} item={item} storeId={storeId} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Page>
  );
}

function SettingItem({ item: { id, to, icon }, storeId }: { item: Item; storeId: number }) {
  return (
    <li>
      <Link to={to} params={{ storeId }} className={classes.group}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <span>
          {text(`home.${id}`)}
          <small>{text(`home.${id}Text`)}</small>
        </span>
        <IconChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}

/** A register has no password and no session of its own; backups hold every store of the installation. */
function useIsShown(): (item: Item) => boolean {
  const can = useCan();
  const isRegister = useSession()?.type === "PosUser";
  return ({ id }) => {
    if (id === "password" || id === "sessions") {
      return !isRegister;
    }
    return id !== "backups" || can("backups:view");
  };
}

function isLike({ id }: Item, search: string): boolean {
  const words = `${text(`home.${id}`)} ${text(`home.${id}Text`)}`.toLowerCase();
  return words.includes(search.trim().toLowerCase());
}
