import { Link, useParams } from "@tanstack/react-router";
import { text } from "./setup-text.ts";
import classes from "./setup.module.css";

type StillInNoticeProps = {
  /** The server's words: "3 bins are still in Back room". */
  said: string;
  /** What the bins are listed by. */
  of: { category?: string; location?: string };
};

/** Why something cannot be deleted, with the list of the bins that are in the way. */
export function StillInNotice({ said, of }: StillInNoticeProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <p className={classes.refusal} role="alert">
      {said}
      <Link to="/s/$storeId/backstock" params={{ storeId }} search={of}>
        {text("setup.showBins")}
      </Link>
    </p>
  );
}
