import { IconLink } from "@tabler/icons-react";
import { useState } from "react";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { customerLinksQuery } from "./links.queries.ts";
import { text } from "./links-text.ts";
import classes from "./links.module.css";

const toneOf = {
  LINKED: "neutral",
  SUGGESTED: "warn",
  CONFLICT: "warn",
  UNLINKED: "neutral",
  MISSING: "bad",
} as const satisfies Record<string, Tone>;

/** How the customer stands with this store's register; opens what it is made of. */
export function LinkBadge({ customer }: { customer: Customer }) {
  const [isOpen, setIsOpen] = useState(false);
  const variables = { customerId: customer.id };
  const read = useRead(customerLinksQuery, { variables, live: ["Customer", "pos-customer"] });
  if (read.status !== "ready") {
    return null;
  }
  const { state } = read.data.customerLinks;
  return (
    <>
      <button type="button" className={classes.badge} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Badge tone={toneOf[state]} icon={<IconLink size={13} aria-hidden="true" />}>
          {text(`state.${state}`)}
        </Badge>
      </button>
      {isOpen && <LinkDialog customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  );
}
