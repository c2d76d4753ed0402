import { IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { filterText } from "#common/lists/filter-text.ts";
import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { filterInput } from "./history-search.ts";
import type { HistoryFilter } from "./history-search.ts";
import { text } from "./history-text.ts";
import { backstockHistoryCsvQuery } from "./history.queries.ts";

/** The ways out of the program: paper for everybody, a file for managers. */
export function HistoryMenu({ search }: { search: HistoryFilter }) {
  const can = useCan();
  const store = useStoreData();
  const save = async () => {
    try {
      const variables = { filter: filterText(filterInput(search)) };
      const data = await store.ask(backstockHistoryCsvQuery, variables);
      saveCsv(data?.backstockHistoryCsv ?? "", "backstock-history.csv");
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
