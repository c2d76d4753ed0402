import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { buyMessagesQuery } from "./messages.queries.ts";
import { text } from "./messages-text.ts";
import classes from "./messages.module.css";

/** What the store texts about buys, each a link to its words. */
export function MessageList({ storeId }: { storeId: number }) {
  const read = useRead(buyMessagesQuery, { live: ["BuySettings"] });
  const messages = read.status === "ready" ? read.data.buyMessages : [];
  return (
    <Card title={text("list")}>
      <ul className={classes.list}>
        {messages.map(({ id, name, kind, isAutomatic }) => (
          <li key={id}>
            <Link to="/s/$storeId/buys/settings/prewritten-sms/$messageId" params={{ storeId, messageId: id }}>
              {name}
            </Link>
            <small>{isAutomatic ? text("automatic") : buyText(`message.${kind}`)}</small>
          </li>
        ))}
      </ul>
      <ButtonLink
        to="/s/$storeId/buys/settings/prewritten-sms/$messageId"
        params={{ storeId, messageId: "new" }}
        icon={<IconPlus size={18} />}
      >
        {text("add")}
      </ButtonLink>
    </Card>
  );
}
