import type { TemplateValues } from "#common/texting/fill-template.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";

/** What a preview puts in for the names in braces. */
export function useSampleValues(): TemplateValues {
  const store = useActiveStore();
  const employee = useActiveEmployee();
  return {
    ...{
      first_name: "Dana",
      last_name: "Whitfield",
      buy_number: "14",
      we_need: "boys' jeans and winter coats",
      store_phone: "(614) 555-0100",
    },
    store_name: store?.name ?? null,
    employee_name: employee?.fullName ?? "Marcus",
  };
}
