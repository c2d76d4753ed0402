import { IconClipboardCheck } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { text } from "./pick-list-text.ts";
import classes from "./pick-list.module.css";

/** From the bins of one place to the same on paper, by number. */
export function PickListButton({ locationId }: { locationId: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Link to="/s/$storeId/backstock/pick-list/$locationId" params={{ storeId, locationId }} className={classes.open}>
      <IconClipboardCheck size={18} aria-hidden="true" />
      {text("open")}
    </Link>
  );
}
