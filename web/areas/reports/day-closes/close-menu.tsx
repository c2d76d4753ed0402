import { IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./day-closes-text.ts";
import { dayClosesCsvQuery } from "./day-closes.queries.ts";

export function CloseMenu({ date }: { date: string | null }) {
  const can = useCan();
  const store = useStoreData();
  const save = async () => {
    try {
      const data = await store.ask(dayClosesCsvQuery, { date });
      saveCsv(data?.dayClosesCsv ?? "", `day-close${date === null ? "" : `-${date.slice(0, 7)}`}.csv`);
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    }
  };
  const file = { label: text("menu.export"), icon: <IconDownload size={18} />, onSelect: () => void save() };
  const print = { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() };
  return (
    <Menu
      label={text("menu.label")}
      icon={<IconDots size={20} />}
      items={can("reports:export") ? [file, print] : [print]}
    />
  );
}
