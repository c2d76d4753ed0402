import { Link, useParams } from "@tanstack/react-router";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { backstockBinQuery } from "./fillings.queries.ts";
import { text } from "./fillings-text.ts";
import classes from "./fillings.module.css";

type FilledNoticeProps = {
  binId: string;
  /** The filling that goes to the floor first; null while nobody has said so. */
  emptiesId: string | null;
  onEmpty: (fillingId: string) => void;
};

/** Says what stands in the way of filling a bin, and what can be done about it; nothing when it is empty. */
export function FilledNotice({ binId, emptiesId, onEmpty }: FilledNoticeProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(backstockBinQuery, { variables: { id: binId }, live: ["Backstock"] });
  const answer = read.status === "ready" ? read.data.backstockBin : null;
  const filling = answer?.filling ?? null;
  if (filling === null) {
    return answer?.said ? <p className={classes.notice}>{answer.said}</p> : null;
  }
  const { id, bin, category, location } = filling;
  return emptiesId === id ? (
    <output className={classes.notice}>{text("fill.emptied", { bin })}</output>
  ) : (
    <div className={classes.notice} role="alert">
      <p>{text("fill.already", { bin, category, location })}</p>
      <span className={classes.noticeActs}>
        <Link
          to="/s/$storeId/backstock/detail/edit/$backstockId"
          params={{ storeId, backstockId: id }}
          className={classes.noticeLink}
        >
          {text("fill.open")}
        </Link>
        <Button isCompact onClick={() => onEmpty(id)}>
          {text("fill.refill")}
        </Button>
      </span>
    </div>
  );
}
