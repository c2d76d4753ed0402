import { IconEyeCheck } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { OddUseLine } from "./odd-use-line.tsx";
import { text } from "./odd-use-text.ts";
import { oddUseQuery } from "./odd-use.queries.ts";
import classes from "./odd-use.module.css";

/** For managers: use of PINs, clock and time cards that stands out. It says what happened and judges nobody. */
export function OddUsePage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(oddUseQuery);
  const found = read.status === "ready" ? read.data.oddUse : [];
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/team" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{text("title")}</h1>
        <p>{text("text")}</p>
      </header>
      <ReadState read={read} />
      {read.status === "ready" && (
        <Card hasPadding={false}>
          {found.length === 0 && (
            <EmptyState icon={<IconEyeCheck size={28} />} title={text("none.title")} text={text("none.text")} />
          )}
          {found.length > 0 && (
            <ul className={classes.list}>
              {found.map((odd) => (
                <OddUseLine key={odd.id} odd={odd} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </div>
  );
}
