import { IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { useStoresText } from "./use-stores-text.ts";
import { usersCsv } from "./users-csv.ts";
import { text } from "./users-text.ts";
import type { User } from "./users.queries.ts";

/** The list as it is shown, as a file and on paper. */
export function UsersMenu({ users, filter }: { users: readonly User[]; filter: "active" | "inactive" }) {
  const can = useCan();
  const storesText = useStoresText();
  const file = {
    label: text("menu.export"),
    icon: <IconDownload size={18} />,
    onSelect: () => saveCsv(usersCsv(users, storesText), `users-${filter}.csv`),
  };
  const print = { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() };
  return (
    <Menu
      label={text("menu.label")}
      icon={<IconDots size={20} />}
      items={can("reports:export") ? [file, print] : [print]}
    />
  );
}
