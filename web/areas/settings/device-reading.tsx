import { Link, useParams } from "@tanstack/react-router";
import { relativeTime } from "#common/relative-time.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { text } from "./settings-text.ts";
import type { StoreDevice } from "./settings.queries.ts";
import classes from "./settings.module.css";

/** How the reading of files or of a database goes: the mapping, what was read last, what stops it. Nothing for any other. */
export function DeviceReading({ device: { id, provider, reading } }: { device: StoreDevice }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  if (reading === null) {
    return null;
  }
  const facts = factsOf(reading, { timeZone, now });
  const problem = problemOf(reading, { isService: provider !== null, timeZone });
  return (
    <>
      {facts.length > 0 && <small>{facts.join(" · ")}</small>}
      {problem !== null && <small className={classes.reason}>{problem}</small>}
      {provider === null && reading.source !== "database" && (
        <small>
          <Link to="/s/$storeId/settings/devices/$deviceId/exports" params={{ storeId, deviceId: id }}>
            {text("device.exports")}
          </Link>
        </small>
      )}
    </>
  );
}

type Reading = NonNullable<StoreDevice["reading"]>;

function factsOf(
  { source, mappingVersion, lastFile, lastFileAt, rowsRefused }: Reading,
  at: { timeZone: string; now: Date },
): string[] {
  const isDatabase = source === "database";
  const time = lastFileAt === null ? "" : relativeTime(new Date(lastFileAt), at);
  const lastRead = isDatabase
    ? text("device.lastRead", { time })
    : text("device.lastFile", { file: lastFile ?? "", time });
  return [
    mappingVersion === null ? null : text("device.mapping", { version: mappingVersion }),
    lastFile === null ? null : lastRead,
    rowsRefused === 0 ? null : text(isDatabase ? "device.queryRefused" : "device.rowsRefused", { count: rowsRefused }),
  ].filter((fact) => fact !== null);
}

/** What stops it; since when, where it has read before. */
function problemOf(
  { lastFile, problem, stoppedAt }: Reading,
  { isService, timeZone }: { isService: boolean; timeZone: string },
): string | null {
  const hasRead = lastFile !== null || isService;
  return problem === null || stoppedAt === null || !hasRead
    ? problem
    : text("device.stoppedReading", { time: formatTime(new Date(stoppedAt), timeZone), problem });
}
