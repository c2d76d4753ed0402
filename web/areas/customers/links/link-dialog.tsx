import { formatInstantDate } from "#common/date-format.ts";
import { isPhone, formatPhone } from "#common/phone.ts";
import { customerSummaryQuery } from "#web/areas/customers/page/page.queries.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { customerLinksQuery, linkMutation, unlinkMutation } from "./links.queries.ts";
import type { CustomerLinks } from "./links.queries.ts";
import { text } from "./links-text.ts";
import classes from "./links.module.css";

/** What the register calls a customer, and who there may be the same person. */
export function LinkDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const variables = { customerId: customer.id };
  const read = useRead(customerLinksQuery, { variables, live: ["Customer", "pos-customer"] });
  const [link] = useChange(linkMutation);
  const [unlink] = useChange(unlinkMutation);
  const refetches = [customerLinksQuery, customerSummaryQuery];
  const make = async (posCustomerId: string) => {
    const outcome = await link({ customerId: customer.id, posCustomerId }, { refetches });
    showSnackbar(outcome.isDone ? { text: text("done"), color: "good" } : { text: outcome.refused.text, color: "bad" });
  };
  const takeAway = async (posCustomerId: string) => {
    const change = { customerId: customer.id, posCustomerId };
    const outcome = await unlink(change, { refetches });
    if (outcome.isDone) {
      offerUndo(text("unlinked"), () => link(change, { refetches }));
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <Dialog title={text("title", { name: customer.fullName })} size="small" onClose={onClose}>
      <ReadState read={read} />
      {read.status === "ready" && <ShownLinks links={read.data.customerLinks} onLink={make} onUnlink={takeAway} />}
    </Dialog>
  );
}

type ShownLinksProps = {
  links: CustomerLinks;
  onLink: (posCustomerId: string) => Promise<void>;
  onUnlink: (posCustomerId: string) => Promise<void>;
};

function ShownLinks({ links: { state, links, candidates }, onLink, onUnlink }: ShownLinksProps) {
  const mayUnlink = useCan()("customers:manage");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [open, before] = [
    candidates.filter(({ unlinkedAt }) => unlinkedAt === null),
    candidates.filter(({ unlinkedAt }) => unlinkedAt !== null),
  ];
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
          {mayUnlink && <Button onClick={() => void onUnlink(posCustomerId)}>{text("unlink")}</Button>}
        </p>
      ))}
      {open.length > 0 && <h3>{text(state === "CONFLICT" ? "conflict" : "candidates")}</h3>}
      {open.map((each) => (
        <Candidate key={each.register.posCustomerId} candidate={each} onLink={onLink} />
      ))}
      {before.length > 0 && <h3>{text("before")}</h3>}
      {before.map((each) => (
        <Candidate key={each.register.posCustomerId} candidate={each} onLink={onLink} />
      ))}
      {links.length === 0 && candidates.length === 0 && <p>{text("none")}</p>}
    </div>
  );
}

type CandidateProps = { candidate: CustomerLinks["candidates"][number]; onLink: ShownLinksProps["onLink"] };

function Candidate({ candidate: { register, score, agreesIn, unlinkedAt }, onLink }: CandidateProps) {
  const mayLink = useCanAfterPin()("customers:edit");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const about = [
    text("record", { id: register.posCustomerId }),
    shownPhone(register.phone),
    ...agreesIn.map((likeness) => text(`likeness.${likeness}`)),
    unlinkedAt === null ? "" : text("unlinkedOn", { date: formatInstantDate(new Date(unlinkedAt), timeZone) }),
  ];
  return (
    <div className={classes.line}>
      <span>
        <b>{register.name}</b> {unlinkedAt === null && <Badge tone="warn">{text("score", { score })}</Badge>}
        <small>{about.filter((part) => part !== "").join(", ")}</small>
      </span>
      {mayLink && (
        <Button onClick={() => void onLink(register.posCustomerId)}>
          {text(unlinkedAt === null ? "link" : "linkAgain")}
        </Button>
      )}
    </div>
  );
}

function shownPhone(phone: string | null): string {
  return phone !== null && isPhone(phone) ? formatPhone(phone) : "";
}
