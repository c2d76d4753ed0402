/** What happens when a company leaves. */
import { z } from "zod";

const company = z.object({ name: z.string() });

/** `name` is the company. */
export const companyClosed = { name: "company.closed", payload: company } as const;

/** Its owner has changed their mind within the 90 days. */
export const companyKept = { name: "company.kept", payload: company } as const;
