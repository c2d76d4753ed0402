import classes from "./page-state.module.css";

type SkeletonProps = {
  /** Pixels. */
  height?: number;
  /** Any CSS width. */
  width?: string;
  isRound?: boolean;
};

export function Skeleton({ height = 16, width = "100%", isRound = false }: SkeletonProps) {
  return <span className={classes.skeleton} style={{ height, width, ...(isRound ? { borderRadius: "50%" } : {}) }} />;
}
