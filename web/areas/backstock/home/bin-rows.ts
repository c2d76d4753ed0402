import type { ReactNode } from "react";
import type { BackstockHome, ListedBackstock } from "./home.queries.ts";

/** What the table and the cards show. */
export type BinRowsProps = {
  home: BackstockHome;
  bins: readonly ListedBackstock[];
  /** Fillings whose move still waits to be sent. */
  waiting: ReadonlyMap<string, unknown>;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  empty: ReactNode;
  isLoading: boolean;
};
