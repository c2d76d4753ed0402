import { IconBox } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { BinTag } from "#web/areas/backstock/home/bin-tag.tsx";
import type { BackstockSearch } from "#web/areas/backstock/home/backstock-search.ts";
import { text } from "./scan-text.ts";
import classes from "./scan.module.css";

type EmptyScanProps = { bin: { id: string; label: string }; search: BackstockSearch };

/** A bin that can be filled, and the cursor on the way to it. */
export function EmptyScan({ bin, search }: EmptyScanProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const couldFill = useCouldBecome()("backstock:move");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(function goToFill() {
    link.current?.focus();
  }, []);
  return (
    <div className={classes.result} role="status">
      <div className={classes.bin}>
        <BinTag bin={bin.label} size="large" />
        <span className={classes.facts}>
          <b>{text("scan.empty", { bin: bin.label })}</b>
        </span>
      </div>
      {couldFill && (
        <Link
          ref={link}
          to="/s/$storeId/backstock/detail/new"
          params={{ storeId }}
          search={{ ...search, binId: bin.id }}
          className={classes.link}
          data-kind="primary"
        >
          <IconBox size={20} aria-hidden="true" />
          {text("scan.fill", { bin: bin.label })}
        </Link>
      )}
    </div>
  );
}
