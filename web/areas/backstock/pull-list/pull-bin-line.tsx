import { IconCheck } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { Button } from "#web/ui/controls/button.tsx";
import type { PullBin, PullSection } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";
import { aboutText } from "./reason.ts";
import classes from "./pull-list.module.css";

type PullBinLineProps = {
  bin: PullBin;
  status: PullSection["status"];
  reason: string;
  isBusy: boolean;
  onPulled: () => void;
};

/** One bin: its number to look for, what is in it and where, why it is wanted, and the word that it is done. */
export function PullBinLine({ bin, status, reason, isBusy, onPulled }: PullBinLineProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <li data-status={status}>
      <Link
        to="/s/$storeId/backstock/detail/edit/$backstockId"
        params={{ storeId, backstockId: bin.backstockId }}
        className={classes.number}
      >
        {bin.bin}
      </Link>
      <span className={classes.about}>
        <span>{bin.categoryName}</span>
        <span>{aboutText(bin)}</span>
        <small>{reason}</small>
      </span>
      <Button
        icon={<IconCheck size={18} />}
        isBusy={isBusy}
        aria-label={text("pull.label", { bin: bin.bin })}
        onClick={onPulled}
      >
        {text("pull")}
      </Button>
    </li>
  );
}
