import { formatInstantDate } from "#common/date-format.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { CandidateLine, OpenCandidates } from "./link-candidates.tsx";
import { useLinkActs } from "./use-link-acts.ts";
import type { LinkActs } from "./use-link-acts.ts";
import { customerLinksQuery } from "./links.queries.ts";
import type { CustomerLinks } from "./links.queries.ts";
import { text } from "./links-text.ts";
import classes from "./links.module.css";

/** What the register calls a customer, and who there may be the same person. */
export function LinkDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const variables = { customerId: customer.id };
  const read = useRead(customerLinksQuery, { variables, live: ["Customer", "pos-customer"] });
  const acts = useLinkActs(customer);
  const isWide = read.status === "ready" && read.data.customerLinks.state === "CONFLICT";
  return (
    <Dialog title={text("title", { name: customer.fullName })} size={isWide ? "medium" : "small"} onClose={onClose}>
      <ReadState read={read} />
      {read.status === "ready" && <ShownLinks customer={customer} links={read.data.customerLinks} acts={acts} />}
    </Dialog>
  );
}

type ShownLinksProps = { customer: Customer; links: CustomerLinks; acts: LinkActs };

function ShownLinks({ customer, links: { state, links, candidates }, acts }: ShownLinksProps) {
  const mayUnlink = useCan()("customers:manage");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const open = candidates.filter(({ unlinkedAt }) => unlinkedAt === null);
  const settled = candidates.filter(({ unlinkedAt }) => unlinkedAt !== null);
  return (
    <div className={classes.links}>
      {links.map(({ posCustomerId, name, isGone, linkedAt }) => (
        <p key={posCustomerId} className={classes.line}>
          <span>
            {isGone
              ? text("gone", { id: posCustomerId })
              : text("linkedSince", {
                  name,
                  id: posCustomerId,
                  date: linkedAt === null ? "" : formatInstantDate(new Date(linkedAt), timeZone),
                })}
          </span>
          {mayUnlink && <Button onClick={() => void acts.unlink(posCustomerId)}>{text("unlink")}</Button>}
        </p>
      ))}
      {open.length > 0 && <OpenCandidates customer={customer} state={state} candidates={open} acts={acts} />}
      {([true, false] as const).map((wasLinked) => (
        <SettledLines
          key={String(wasLinked)}
          title={text(wasLinked ? "before" : "out")}
          candidates={settled.filter((each) => each.wasLinked === wasLinked)}
          acts={acts}
        />
      ))}
      {links.length === 0 && candidates.length === 0 && <p>{text("none")}</p>}
    </div>
  );
}

type SettledLinesProps = { title: string; candidates: CustomerLinks["candidates"]; acts: LinkActs };

/** What a person decided before, and may decide again. */
function SettledLines({ title, candidates, acts }: SettledLinesProps) {
  return (
    candidates.length > 0 && (
      <>
        <h3>{title}</h3>
        {candidates.map((each) => (
          <CandidateLine key={each.register.posCustomerId} candidate={each} acts={acts} />
        ))}
      </>
    )
  );
}
