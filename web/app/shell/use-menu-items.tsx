import {
  IconDevices2,
  IconInfoCircle,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconRefresh,
  IconSparkles,
  IconSun,
  IconSunMoon,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { text as frameText } from "#web/app/app-text.ts";
import { useUnreadReleases } from "#web/areas/software-updates/shared/use-unread-releases.ts";
import { chooseColorScheme, useColorScheme } from "#web/platform/browser/chosen-color-scheme.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useSession } from "#web/platform/session/session.ts";
import { signOut } from "#web/platform/person/sign-in.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import type { MenuItem } from "#web/ui/controls/menu.tsx";
import { mayLeave } from "#web/ui/form/unsaved-changes.ts";
import { shortcutHelp } from "./shortcut-help.ts";
import { text } from "./frame-dialogs/frame-dialogs-text.ts";

const nextTheme = { auto: "light", light: "dark", dark: "auto" } as const;
const themeLabels = { auto: "shell.themeSystem", light: "shell.themeLight", dark: "shell.themeDark" } as const;
const themeIcons = { auto: <IconSunMoon size={20} />, light: <IconSun size={20} />, dark: <IconMoon size={20} /> };

/** What everybody may do from anywhere: the menu of a desktop, the More sheet of a phone. */
export function useMenuItems(): MenuItem[] {
  const navigate = useNavigate();
  const can = useCan();
  const storeId = useActiveStoreId();
  const isRegister = useSession()?.type === "PosUser";
  const colorScheme = useColorScheme();
  const unread = useUnreadReleases({ isPaused: storeId === null });
  if (storeId === null) {
    return [];
  }
  const params = { storeId };
  const password: MenuItem = {
    label: text("shell.password"),
    icon: <IconKey size={20} />,
    onSelect: () => void navigate({ to: "/auth/change-password" }),
  };
  const sessions: MenuItem = {
    label: text("shell.sessions"),
    icon: <IconDevices2 size={20} />,
    onSelect: () => void navigate({ to: "/s/$storeId/settings/sessions", params }),
  };
  return [
    {
      label: text("shell.refresh"),
      icon: <IconRefresh size={20} />,
      onSelect: () => void reloadPage(),
    },
    {
      label: text(themeLabels[colorScheme]),
      icon: themeIcons[colorScheme],
      onSelect: () => {
        chooseColorScheme(nextTheme[colorScheme]);
      },
    },
    {
      label: text("shell.keyboard"),
      icon: <IconKeyboard size={20} />,
      onSelect: () => {
        shortcutHelp.set(true);
      },
    },
    ...(can("password:change-own") && !isRegister ? [password, sessions] : []),
    {
      label: unread === 0 ? text("shell.updates") : text("shell.updatesNew", { count: unread }),
      icon: <IconSparkles size={20} />,
      onSelect: () => void navigate({ to: "/s/$storeId/softwareUpdates", params }),
    },
    {
      label: frameText("shell.about"),
      icon: <IconInfoCircle size={20} />,
      onSelect: () => void navigate({ to: "/s/$storeId/about", params }),
    },
    { label: text("shell.signOut"), icon: <IconLogout size={20} />, onSelect: () => void leave() },
  ];
}

async function reloadPage(): Promise<void> {
  if (await mayLeave()) {
    window.location.reload();
  }
}

async function leave(): Promise<void> {
  if (!(await mayLeave())) {
    return;
  }
  try {
    await signOut();
  } catch (error) {
    logProblem("The server was not told of signing out", error);
  }
}
