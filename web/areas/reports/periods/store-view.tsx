import { useNavigate } from "@tanstack/react-router";
import { useCompanyStores } from "#web/platform/person/use-company-stores.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import type { PeriodKind, PeriodSearch } from "./period-search.ts";
import { pathOf } from "./period-search.ts";
import { text } from "./periods-text.ts";
import classes from "./periods.module.css";

type StoreViewProps = { kind: PeriodKind; storeId: number; search: PeriodSearch };

/** For people with several stores: another one's report of the same days, or all of them. */
export function StoreView({ kind, storeId, search }: StoreViewProps) {
  const navigate = useNavigate();
  const stores = useCompanyStores();
  if (stores.length < 2) {
    return null;
  }
  const options = [
    ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: "all", label: text("bar.all") },
  ];
  const choose = (value: string) =>
    void navigate({
      to: pathOf[kind],
      params: { storeId: value === "all" ? storeId : Number(value) },
      search: { ...search, stores: value === "all" ? "all" : undefined },
    });
  return (
    <div className={classes.view}>
      <BareSelect
        label={text("bar.view")}
        value={search.stores ?? String(storeId)}
        options={options}
        onChange={choose}
      />
    </div>
  );
}
