import { csvText } from "#common/csv.ts";

/** `mistyped`: no phone, and the code has a number's digits without being one. `twice`: both fields hold a number. */
export type Misplacement = "mistyped" | "twice";

export function misplacementOf({ phone }: { phone: string | null }): Misplacement {
  return (phone ?? "").trim() === "" ? "mistyped" : "twice";
}

type Listed = { externalId: string; name: string; phone: string | null; customerCode: string | null };

const misplacementWords: Record<Misplacement, string> = {
  mistyped: "Customer Code is not 10 plain digits and phone is empty",
  twice: "Phone and Customer Code both hold a number",
};

export function registerNumbersCsv(customers: readonly Listed[]): string {
  const lines = customers.map((customer) => [
    customer.name,
    customer.externalId,
    customer.phone ?? "",
    customer.customerCode ?? "",
    misplacementWords[misplacementOf(customer)],
  ]);
  return csvText([["Customer", "Register ID", "Phone", "Customer Code", "Check"], ...lines]);
}
