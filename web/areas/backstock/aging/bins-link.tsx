import { Link, useParams } from "@tanstack/react-router";

type BinsLinkProps = {
  /** Null: of all categories. */
  categoryId: string | null;
  age?: number;
  label?: string;
  children: string;
};

/** To the bins that a figure counts. */
export function BinsLink({ categoryId, age, label, children }: BinsLinkProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Link
      to="/s/$storeId/backstock"
      params={{ storeId }}
      search={{ category: categoryId ?? undefined, age }}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
