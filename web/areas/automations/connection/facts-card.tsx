import type { ReactNode } from "react";
import { Card } from "#web/ui/controls/card.tsx";
import classes from "./connection.module.css";

type FactsCardProps = { title: string; facts: readonly { name: string; value: string }[]; children?: ReactNode };

/** Names and values in two columns, with a remark below where there is one. */
export function FactsCard({ title, facts, children }: FactsCardProps) {
  return (
    <Card title={title}>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
