import { customerFields } from "#common/customers/customer-fields.ts";
import { z } from "zod";

/** What is typed about a customer, at the counter and on her page; the same checks in both places. */
export const contactInput = z.object({
  firstName: customerFields.firstName,
  lastName: customerFields.lastName,
  mobile: customerFields.mobile,
  email: z._default(customerFields.email, null),
  street: z._default(customerFields.street, ""),
  city: z._default(customerFields.city, ""),
  state: z._default(customerFields.state, ""),
  zip: z._default(customerFields.zip, ""),
  country: z.enum(["US", "CA"]).default("US"),
});
