import { IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { agingInput } from "./aging-search.ts";
import type { AgingSearch } from "./aging-search.ts";
import { text } from "./aging-text.ts";
import { backstockAgingCsvQuery } from "./aging.queries.ts";

export function AgingMenu({ search }: { search: AgingSearch }) {
  const can = useCan();
  const store = useStoreData();
  const save = async () => {
    try {
      const variables = agingInput(search);
      const data = await store.ask(backstockAgingCsvQuery, variables);
      saveCsv(
        data?.backstockAgingCsv ?? "",
        `aging-backstock${search.date === undefined ? "" : `-${search.date}`}.csv`,
      );
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    }
  };
  const print = { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() };
  const file = { label: text("menu.export"), icon: <IconDownload size={18} />, onSelect: () => void save() };
  return (
    <Menu
      label={text("menu.label")}
      icon={<IconDots size={20} />}
      items={can("reports:export") ? [file, print] : [print]}
    />
  );
}
