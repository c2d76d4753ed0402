/** What the program and its embedded database take, so that both fit into the machine's memory. */
export type MemoryPlan = {
  /** Connections of the request pool. */
  poolConnections: number;
  /**
   * After so many seconds a connection is closed and another one opened. PostgreSQL keeps the plans of all that a connection
   * ever ran, 70 MB after some minutes; 0 lets it live on.
   */
  connectionSeconds: number;
  jobsAtOnce: number;
  /** Settings of the embedded PostgreSQL. */
  postgres: Readonly<Record<string, string>>;
};

/** Below so many megabytes a machine is small: one shop's, rented with one gigabyte. tools/start.mjs has the same limit. */
const smallBelowMegabytes = 2048;

/**
 * The log's limit is the same everywhere: more room for it made the feed no faster (docs/performance.md), and a shop's
 * log would be larger than its data. PostgreSQL cannot keep fewer than two files of 16 MB.
 */
const log = { max_wal_size: "112MB", min_wal_size: "32MB" };

const usual: MemoryPlan = {
  poolConnections: 20,
  connectionSeconds: 0,
  jobsAtOnce: 4,
  postgres: {
    ...log,
    max_connections: "100",
    shared_buffers: "256MB",
    effective_cache_size: "1GB",
    maintenance_work_mem: "128MB",
    work_mem: "8MB",
  },
};

const small: MemoryPlan = {
  poolConnections: 4,
  connectionSeconds: 20,
  jobsAtOnce: 2,
  postgres: {
    ...log,
    max_connections: "40",
    shared_buffers: "32MB",
    effective_cache_size: "256MB",
    maintenance_work_mem: "32MB",
    work_mem: "4MB",
    wal_buffers: "1MB",
    autovacuum_max_workers: "1",
    max_parallel_workers_per_gather: "0",
    max_logical_replication_workers: "0",
  },
};

export function planMemory(megabytes: number): MemoryPlan {
  return megabytes < smallBelowMegabytes ? small : usual;
}
