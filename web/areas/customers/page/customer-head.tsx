import { IconDots, IconMessage, IconPhone, IconPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { formatPhone } from "#common/phone.ts";
import { EraseDialog } from "#web/areas/customers/erasing/erase-dialog.tsx";
import { CustomerForm } from "#web/areas/customers/shared/customer-form.tsx";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { text as customerText } from "#web/areas/customers/shared/customers-text.ts";
import { FlagForm } from "#web/areas/customers/shared/flag-form.tsx";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { CustomerSummary } from "./page.queries.ts";
import { text } from "./page-text.ts";
import { StopBuyingDialog } from "./stop-buying-dialog.tsx";
import classes from "./page.module.css";

/** The number and since when, which a phone has no room for; beside the name. */
export function CustomerLine({ customer, summary }: { customer: Customer; summary: CustomerSummary | null }) {
  const phone = formatPhone(customer.mobile);
  const since = summary?.firstBuyOn ?? null;
  const isPhone = useIsPhone();
  const long = since === null ? text("noBuysYet", { phone }) : text("sellerSince", { phone, date: formatDate(since) });
  return <span className={classes.line}>{isPhone ? phone : long}</span>;
}

type Opened = "edit" | "flag" | "stop" | "erase" | null;

type OpenedDialogProps = { opened: Opened; customer: Customer; onClose: () => void };

function OpenedDialog({ opened, ...dialog }: OpenedDialogProps) {
  switch (opened) {
    case "edit":
      return <CustomerForm {...dialog} />;
    case "flag":
      return <FlagForm {...dialog} />;
    case "stop":
      return <StopBuyingDialog {...dialog} />;
    case "erase":
      return <EraseDialog {...dialog} />;
    case null:
      return null;
  }
}

/** What is done with a customer from here; on a phone the buttons stay under the thumb, and the menu beside the name. */
export function CustomerActs({ customer, isTextable }: { customer: Customer; isTextable: boolean }) {
  const [opened, setOpened] = useState<Opened>(null);
  const navigate = useNavigate();
  const can = useCan();
  const mayEdit = useCanAfterPin()("customers:edit");
  const storeId = useActiveStoreId();
  if (storeId === null) {
    return null;
  }
  const phone = customer.mobile.replace(/^\+1/, "");
  const items = [
    ...(mayEdit ? [{ label: customerText("edit"), onSelect: () => setOpened("edit") }] : []),
    ...(can("bounceback:issue")
      ? [
          {
            label: text("newCoupon"),
            onSelect: () => void navigate({ to: "/s/$storeId/bounceback/detail/new", params: { storeId } }),
          },
        ]
      : []),
    ...(can("customers:manage")
      ? [
          {
            label: customer.isDoNotBuy ? text("changeFlag") : text("doNotBuyFrom", { name: customer.firstName }),
            tone: "bad" as const,
            onSelect: () => setOpened(customer.isDoNotBuy ? "flag" : "stop"),
          },
          { label: text("erase"), tone: "bad" as const, onSelect: () => setOpened("erase") },
        ]
      : []),
  ];
  return (
    <>
      <span className={classes.reach}>
        <a className={classes.call} href={`tel:${customer.mobile}`}>
          <IconPhone size={18} aria-hidden="true" />
          {text("call")}
        </a>
        {isTextable && (
          <ButtonLink
            icon={<IconMessage size={18} />}
            to="/s/$storeId/texting/new"
            params={{ storeId }}
            search={{ phone }}
          >
            {text("text")}
          </ButtonLink>
        )}
        {can("buys:check-in") && (
          <ButtonLink
            icon={<IconPlus size={18} />}
            to="/s/$storeId/buys/checkin/new"
            params={{ storeId }}
            search={{ initialPhoneNumber: phone }}
          >
            {text("checkIn")}
          </ButtonLink>
        )}
      </span>
      {items.length > 0 && <Menu label={text("more")} icon={<IconDots size={20} />} items={items} />}
      <OpenedDialog opened={opened} customer={customer} onClose={() => setOpened(null)} />
    </>
  );
}
