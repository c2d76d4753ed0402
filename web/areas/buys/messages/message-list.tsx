import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useOrder } from "#web/platform/graphql/use-order.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { buyMessagesQuery, orderBuyMessagesMutation } from "./messages.queries.ts";
import { text } from "./messages-text.ts";
import classes from "./messages.module.css";

/** What the store texts about buys, each a link to its words, in the order in which the counter chooses from them. */
export function MessageList({ storeId }: { storeId: number }) {
  const read = useRead(buyMessagesQuery, { live: ["BuySettings"] });
  const messages = read.status === "ready" ? read.data.buyMessages : [];
  const [order] = useChange(orderBuyMessagesMutation);
  const { items, reorder } = useOrder(messages, (ids) =>
    order({ ids }, { refetches: [buyMessagesQuery], waitsForRefetch: true }),
  );
  return (
    <Card title={text("list")}>
      <SortableList
        label={text("list")}
        items={items}
        onReorder={(ids) => void reorder(ids)}
        renderItem={({ id, name, kind, isAutomatic }) => (
          <div className={classes.line}>
            <Link to="/s/$storeId/buys/settings/prewritten-sms/$messageId" params={{ storeId, messageId: id }}>
              {name}
            </Link>
            <small>{isAutomatic ? text("automatic") : buyText(`message.${kind}`)}</small>
          </div>
        )}
      />
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
