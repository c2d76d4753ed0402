import {
  IconAdjustmentsHorizontal,
  IconDots,
  IconDownload,
  IconFileText,
  IconPrinter,
  IconTargetArrow,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { saveCsv } from "#web/platform/browser/save-csv.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { refusalOf } from "#web/platform/graphql/refusal-of.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Menu } from "#web/ui/controls/menu.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { pathOf } from "./period-search.ts";
import type { PeriodKind, PeriodSearch } from "./period-search.ts";
import { text } from "./periods-text.ts";
import { periodCsvQuery, storesCsvQuery } from "./periods.queries.ts";

type PeriodMenuProps = { kind: PeriodKind; storeId: number; search: PeriodSearch; from: string };

/** The ways out of the report: a file, paper, and what decides its figures. */
export function PeriodMenu({ kind, storeId, search, from }: PeriodMenuProps) {
  const can = useCan();
  const store = useStoreData();
  const navigate = useNavigate();
  const save = async () => {
    const variables = { period: kind === "week" ? "WEEK" : "MONTH", date: search.d ?? null } as const;
    const name = kind === "week" ? `week-${from}` : `month-${from.slice(0, 7)}`;
    try {
      if (search.stores === "all") {
        const { storesReportCsv } = await store.ask(storesCsvQuery, variables);
        saveCsv(storesReportCsv, `${name}-all-stores.csv`);
      } else {
        const { periodReportCsv } = await store.ask(periodCsvQuery, variables);
        saveCsv(periodReportCsv, `${name}.csv`);
      }
    } catch (error) {
      showSnackbar({ text: refusalOf(error).text, color: "bad" });
    }
  };
  const file = { label: text("menu.export"), icon: <IconDownload size={18} />, onSelect: () => void save() };
  const print = { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() };
  const page = {
    label: text("menu.page"),
    icon: <IconFileText size={18} />,
    onSelect: () => void navigate({ to: pathOf.weekPage, params: { storeId }, search: { d: search.d } }),
  };
  const goals = {
    label: text("menu.goals"),
    icon: <IconTargetArrow size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/goal/settings", params: { storeId } }),
  };
  const settings = {
    label: text("menu.settings"),
    icon: <IconAdjustmentsHorizontal size={18} />,
    onSelect: () => void navigate({ to: "/s/$storeId/reports/settings", params: { storeId } }),
  };
  return (
    <Menu
      label={text("menu.label")}
      icon={<IconDots size={20} />}
      items={[...(can("reports:export") ? [file] : []), print, ...(kind === "week" ? [page] : []), goals, settings]}
    />
  );
}
