import { Page } from "#web/ui/page/page.tsx";
import {
  IconAdjustmentsHorizontal,
  IconArrowsExchange,
  IconBox,
  IconBuildingStore,
  IconClock,
  IconDatabase,
  IconDeviceDesktop,
  IconDevices,
  IconHistory,
  IconKey,
  IconShirt,
  IconTargetArrow,
  IconUserCog,
  IconUsers,
} from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { useSession } from "#web/platform/session/session.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

const groups = [
  { id: "store", to: "/s/$storeId/settings/store", icon: <IconBuildingStore />, isOwn: false },
  { id: "hours", to: "/s/$storeId/settings/hours", icon: <IconClock />, isOwn: false },
  { id: "switches", to: "/s/$storeId/settings/switches", icon: <IconAdjustmentsHorizontal />, isOwn: false },
  { id: "devices", to: "/s/$storeId/settings/device", icon: <IconDevices />, isOwn: false },
  { id: "goals", to: "/s/$storeId/goal/settings", icon: <IconTargetArrow />, isOwn: false },
  { id: "backstock", to: "/s/$storeId/backstock/settings", icon: <IconBox />, isOwn: false },
  { id: "buys", to: "/s/$storeId/buys/settings", icon: <IconShirt />, isOwn: false },
  { id: "team", to: "/s/$storeId/team", icon: <IconUsers />, isOwn: false },
  { id: "users", to: "/s/$storeId/settings/users", icon: <IconUserCog />, isOwn: false },
  { id: "automations", to: "/s/$storeId/settings/automations", icon: <IconArrowsExchange />, isOwn: false },
  { id: "history", to: "/s/$storeId/settings/history", icon: <IconHistory />, isOwn: false },
  { id: "backups", to: "/s/$storeId/settings/backups", icon: <IconDatabase />, isOwn: false },
  { id: "password", to: "/s/$storeId/settings/change-password", icon: <IconKey />, isOwn: true },
  { id: "sessions", to: "/s/$storeId/settings/sessions", icon: <IconDeviceDesktop />, isOwn: true },
] as const;

/** All settings there are, each with what it is for. */
export function SettingsPage() {
  const { storeId } = useParams({ from: "/s/$storeId/settings" });
  const store = useActiveStore();
  const can = useCan();
  const isRegister = useSession()?.type === "PosUser";
  return (
    <Page
      width="reading"
      title={store === null ? text("settings.title") : text("settings.store", { store: store.name })}
    >
      <ul className={classes.groups}>
        {groups
          .filter(({ isOwn }) => !isOwn || !isRegister)
          .filter(({ id }) => id !== "backups" || can("backups:view"))
          .map(({ id, to, icon }) => (
            <li key={id}>
              <Link to={to} params={{ storeId }} className={classes.group}>
                {icon}
                <span>
                  {text(`home.${id}`)}
                  <small>{text(`home.${id}Text`)}</small>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Page>
  );
}
