/**
 * A company with 200,000 customers, asked for one at each key that a person types, beside the same question in raw `pg`.
 * Prints one line of JSON. `node bench/customers.ts [rounds] [url of an empty PostgreSQL database]`
 */
import { aStore } from "#tests/kit/a-till.ts";
import { askQuestions, onServedProgram } from "./asked-store.ts";
import type { Question } from "./asked-store.ts";
import { fillCustomers } from "./customer-company.ts";

const rounds = Number(process.argv[2] ?? 60);

const query = "query ($text: String!) { searchCustomers(text: $text) { id fullName mobile email lastBuyOn } }";
const raw = `select person.id, first_name, last_name, mobile, email from customer_words as hit
  join customers as person on person.account_id = hit.account_id and person.id = hit.customer_id
  where hit.account_id = $1 and hit.word >= $2 and hit.word < $3 order by hit.word limit 8`;

await onServedProgram(process.argv[3], async (program, address) => {
  const store = await aStore(program.owner);
  await fillCustomers(program.owner, store);
  const { rows } = await program.owner.query<{ first: string; last: string; mobile: string; email: string }>(
    `select first_name as first, last_name as last, mobile, email from customers where account_id = $1
     order by mobile offset 123456 limit 1`,
    [store.accountId],
  );
  const [person] = rows;
  if (!person) {
    throw new Error("The company has no customers");
  }
  const name = `${person.last} ${person.first}`.toLowerCase();
  const phone = person.mobile.slice(2);
  const keys = (text: string, what: string) =>
    Array.from({ length: text.length }, (_, at) => ({ what: `${what}, key ${at + 1}`, text: text.slice(0, at + 1) }));
  const typed = [
    ...keys(name, "last and first name"),
    ...keys(phone, "phone"),
    { what: "phone as it is written", text: `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}` },
    { what: "last four of a phone", text: phone.slice(-4) },
    { what: "email", text: person.email },
    { what: "a common beginning with another that fits nobody", text: `${name.slice(0, 1)} zzzzq` },
    { what: "nobody", text: "zzzzqq" },
  ];
  const questions = typed.map(({ what, text }): Question => {
    const word = (text.trim().toLowerCase().split(" ").at(-1) ?? text).replace(/^\+1|[()-]/g, "");
    return { what, query, variables: { text }, raw, values: [store.accountId, word, `${word}\u{10ffff}`] };
  });
  const results = await askQuestions(program, store, { address, rounds, questions });
  process.stdout.write(`${JSON.stringify({ bench: "customers", questions: results })}\n`);
});
