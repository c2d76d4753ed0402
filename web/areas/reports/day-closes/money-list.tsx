import { formatMoney } from "#common/money.ts";
import classes from "./day-closes.module.css";

type MoneyListProps = { title: string; lines: readonly { name: string; amount: number }[] };

export function MoneyList({ title, lines }: MoneyListProps) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={classes.money}>
        {lines.map(({ name, amount }) => (
          <div key={`${name} ${amount}`}>
            <dt>{name}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
