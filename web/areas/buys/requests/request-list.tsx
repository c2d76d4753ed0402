import { IconUsersGroup } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatPhone } from "#common/phone.ts";
import { formatTime } from "#common/time-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { NewRequestDialog } from "./new-request-dialog.tsx";
import { checkinRequestsQuery } from "./requests.queries.ts";
import { text } from "./requests-text.ts";
import classes from "./requests.module.css";

/** Who waits to be checked in, in the order in which they came. */
export function RequestList({ storeId }: { storeId: number }) {
  const read = useRead(checkinRequestsQuery, { live: ["CheckinRequest"] });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const mayAdd = useCouldBecome()("buys:check-in");
  const [isAdding, setIsAdding] = useState(false);
  const requests = read.status === "ready" ? read.data.checkinRequests : [];
  const add = mayAdd && <Button onClick={() => setIsAdding(true)}>{text("list.add")}</Button>;
  return (
    <div className={classes.list}>
      <ReadState read={read} />
      {read.status === "ready" && requests.length === 0 && (
        <EmptyState
          icon={<IconUsersGroup size={32} />}
          title={text("list.none")}
          text={text("list.noneText")}
          action={add}
        />
      )}
      {requests.length > 0 && <p className={classes.head}>{add}</p>}
      <ul>
        {requests.map((request) => (
          <li key={request.id}>
            <span className={classes.person}>
              <b>{`${request.firstName} ${request.lastName}`}</b>
              <small>{formatPhone(request.mobile)}</small>
            </span>
            <span>{text("list.containers", { count: request.containers })}</span>
            <span className={classes.badges}>
              {request.isDropOff && <Badge>{text("list.dropOff")}</Badge>}
              {request.lockedBy !== null && <Badge tone="warn">{text("list.taken", { name: request.lockedBy })}</Badge>}
              <small>{text("list.since", { time: formatTime(new Date(request.createdAt), timeZone) })}</small>
            </span>
            <Link
              to="/s/$storeId/buys/detail/edit/checkinRequest/$checkinRequestId"
              params={{ storeId, checkinRequestId: request.id }}
            >
              {text("list.open")}
            </Link>
          </li>
        ))}
      </ul>
      {isAdding && <NewRequestDialog onClose={() => setIsAdding(false)} />}
    </div>
  );
}
