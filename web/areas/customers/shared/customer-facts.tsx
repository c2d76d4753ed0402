import { formatPhone } from "#common/phone.ts";
import { CustomerIdLine } from "./customer-id-line.tsx";
import { text } from "./customers-text.ts";
import type { Customer } from "./customers.queries.ts";
import classes from "./customer.module.css";

/** How to reach her, and what is known of her; what is not known is left out. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { street, city, state, zip } = customer;
  const address = [street, city, `${state} ${zip}`.trim()].filter((part) => part !== "").join(", ");
  const told = [
    { name: text("email"), value: customer.email ?? "" },
    { name: text("address"), value: address },
    { name: text("born"), value: String(customer.birthYear ?? "") },
    { name: text("note"), value: customer.note },
  ].filter(({ value }) => value !== "");
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{text("mobile")}</dt>
        <dd>
          <a href={`tel:${customer.mobile}`}>{formatPhone(customer.mobile)}</a>
        </dd>
      </div>
      {told.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{text("id")}</dt>
        <dd>
          <CustomerIdLine customer={customer} />
        </dd>
      </div>
    </dl>
  );
}
