import { useNavigate } from "@tanstack/react-router";
import { useSeesAllStores } from "#web/platform/permissions/all-stores.ts";
import { useCompanyStores } from "#web/platform/person/use-company-stores.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import type { ReportSearch } from "./report-search.ts";
import { text } from "./report-text.ts";

const plain = { isRequired: true, isDisabled: false, onBlur: () => undefined, error: null };

/** For people who see all stores by their role: another one's report of the same days, or all of them. */
export function StoreField({ storeId, search }: { storeId: number; search: ReportSearch }) {
  const navigate = useNavigate();
  const stores = useCompanyStores();
  if (!useSeesAllStores()) {
    return null;
  }
  const choose = (value: string) => {
    const isAll = value === "all";
    void navigate({
      to: "/s/$storeId/reports/bounceback",
      params: { storeId: isAll ? storeId : Number(value) },
      // A campaign is one store's.
      search: { from: search.from, to: search.to, by: search.by, stores: isAll ? "all" : undefined },
    });
  };
  return (
    <SelectField
      {...plain}
      name="stores"
      label={text("filter.store")}
      value={search.stores ?? String(storeId)}
      options={[
        ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
        { value: "all", label: text("filter.allStores") },
      ]}
      onChange={(value) => choose(value ?? "all")}
    />
  );
}
