import type { BackstockSearch } from "#web/areas/backstock/home/backstock-search.ts";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import type { Scanned } from "./scan-session.ts";
import type { Scanning } from "./use-scan-session.ts";

export type ScanResultProps = {
  scanned: Scanned;
  home: BackstockHome;
  search: BackstockSearch;
  scanning: Scanning;
};
