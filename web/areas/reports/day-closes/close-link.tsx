import { Link, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Opens the day over the page, so that Back closes it again. */
export function CloseLink({ date, children }: { date: string; children: ReactNode }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/day_close" });
  return (
    <Link to="/s/$storeId/reports/day_close" params={{ storeId }} search={{ ...search, day: date }}>
      {children}
    </Link>
  );
}
