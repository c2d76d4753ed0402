import { IconMessage2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatTime } from "#common/time-format.ts";
import { text } from "./home-text.ts";
import type { DeskBuy } from "./home.queries.ts";
import classes from "./seller-reply.module.css";

type SellerReplyProps = { reply: NonNullable<DeskBuy["reply"]>; storeId: number; timeZone: string };

/** What the seller texted and nobody has answered; it leads to the conversation. */
export function SellerReply({ reply: { threadId, body, at }, storeId, timeZone }: SellerReplyProps) {
  return (
    <Link to="/s/$storeId/texting/$threadId/show" params={{ storeId, threadId }} className={classes.reply}>
      <IconMessage2 size={14} aria-hidden="true" />
      <span>{body === "" ? text("row.picture") : body}</span>
      <small>{formatTime(new Date(at), timeZone)}</small>
    </Link>
  );
}
