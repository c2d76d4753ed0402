import { Link, useParams } from "@tanstack/react-router";
import { text } from "./setup-text.ts";
import classes from "./setup.module.css";

type StillInNoticeProps = {
  /** The server's message: "3 bins are still in Back room". */
  message: string;
  /** The filter that lists those bins. */
  filter: { category?: string; location?: string };
};

/** Explains why something cannot be deleted, with a link to the bins in the way. */
export function StillInNotice({ message, filter }: StillInNoticeProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <p className={classes.refusal} role="alert">
      {message}
      <Link to="/s/$storeId/backstock" params={{ storeId }} search={filter}>
        {text("setup.showBins")}
      </Link>
    </p>
  );
}
