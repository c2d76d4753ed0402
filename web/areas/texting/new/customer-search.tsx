import { useState } from "react";
import type { FormEvent } from "react";
import { formatPhone, phoneDigits } from "#common/phone.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { customersQuery } from "./new-text.queries.ts";
import { text } from "./new-text.ts";
import classes from "./new-text.module.css";

const fewestLetters = 2;
/** Between two letters of one word. */
const typingMs = 200;

/** Whom a text is for, by name. Enter takes the first of those found. */
export function CustomerSearch({ onChoose }: { onChoose: (phone: string) => void }) {
  const [typed, setTyped] = useState("");
  const words = useDebounced(typed.trim(), typingMs);
  const isLongEnough = words.length >= fewestLetters && typed.trim() === words;
  const read = useRead(customersQuery, { variables: { text: words }, isPaused: !isLongEnough });
  const isKnown = isLongEnough && read.status === "ready";
  const customers = isKnown ? read.data.searchCustomers : [];
  const textable = customers
    .map((customer) => ({ ...customer, phone: phoneDigits(customer.mobile) }))
    .filter(({ phone }) => phone !== "");
  const choose = (phone: string) => {
    setTyped("");
    onChoose(phone);
  };
  const takeFirst = (event: FormEvent) => {
    event.preventDefault();
    textable.slice(0, 1).forEach(({ phone }) => choose(phone));
  };
  return (
    <form className={classes.search} onSubmit={takeFirst}>
      <TextField
        name="customer"
        label={text("customer")}
        value={typed}
        error={null}
        isRequired={false}
        isDisabled={false}
        onBlur={() => undefined}
        onChange={setTyped}
        type="search"
      />
      {textable.length > 0 && (
        <ul aria-label={text("customers")}>
          {textable.map(({ id, fullName, phone }) => (
            <li key={id}>
              <Button kind="quiet" isWide onClick={() => choose(phone)}>
                <b>{fullName}</b> <span>{formatPhone(phone)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <output>{isKnown && textable.length === 0 && <small>{text("noCustomer")}</small>}</output>
    </form>
  );
}
