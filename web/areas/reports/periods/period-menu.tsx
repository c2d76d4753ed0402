import { IconAdjustmentsHorizontal, IconFileText, IconTargetArrow } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { ListMenu } from "#web/platform/printing/list-menu.tsx";
import { pathOf } from "./period-search.ts";
import type { PeriodKind, PeriodSearch } from "./period-search.ts";
import { text } from "./periods-text.ts";
import { periodCsvQuery, storesCsvQuery } from "./periods.queries.ts";

type PeriodMenuProps = { kind: PeriodKind; storeId: number; search: PeriodSearch; from: string };

/** The ways out of the report: a file, paper, and what decides its figures. */
export function PeriodMenu({ kind, storeId, search, from }: PeriodMenuProps) {
  const saveCsv = useSaveCsv();
  const navigate = useNavigate();
  const variables = { period: kind === "week" ? "WEEK" : "MONTH", date: search.d ?? null } as const;
  const name = kind === "week" ? `week-${from}` : `month-${from.slice(0, 7)}`;
  const save = () =>
    search.stores === "all"
      ? saveCsv(`${name}-all-stores.csv`, async (store) => (await store.ask(storesCsvQuery, variables)).storesReportCsv)
      : saveCsv(`${name}.csv`, async (store) => (await store.ask(periodCsvQuery, variables)).periodReportCsv);
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
  return <ListMenu onSave={() => void save()} more={[...(kind === "week" ? [page] : []), goals, settings]} />;
}
