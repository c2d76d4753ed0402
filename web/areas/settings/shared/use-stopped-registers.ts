import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { stoppedRegistersQuery } from "./stopped-registers.queries.ts";

/** A register that does not read its exports; `hasRead` when it did before. */
export type StoppedRegister = {
  id: string;
  name: string;
  /** The register service that sells there; null where a program reads its files. */
  provider: string | null;
  problem: string;
  stoppedAt: Date | null;
  hasRead: boolean;
};

/** What a manager puts right; nothing for anybody else. A register that reads again is gone at once. */
export function useStoppedRegisters(): readonly StoppedRegister[] {
  const isPaused = !useCan()("devices:manage");
  const read = useRead(stoppedRegistersQuery, { live: ["device"], isPaused });
  if (isPaused || read.status !== "ready") {
    return [];
  }
  return read.data.devices.flatMap(({ id, name, provider, revokedAt, reading }) => {
    const problem = reading?.problem ?? null;
    const stoppedAt = typeof reading?.stoppedAt === "string" ? new Date(reading.stoppedAt) : null;
    return revokedAt !== null || problem === null
      ? []
      : [{ id, name, provider, problem, stoppedAt, hasRead: provider !== null || reading?.lastFile !== null }];
  });
}
