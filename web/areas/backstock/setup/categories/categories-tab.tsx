import { IconChevronRight, IconPlus, IconSparkles } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { useOrder } from "#web/platform/graphql/use-order.ts";
import { backstockCategoriesQuery, reorderCategoriesMutation } from "./categories.queries.ts";
import type { Category } from "./categories.queries.ts";

/** The store's categories in order, each with its number of bins and its target. */
export function CategoriesTab() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(backstockCategoriesQuery, { live: ["BackstockCategory", "Backstock"] });
  const all = read.status === "ready" ? read.data.backstockCategories : [];
  const archived = all.filter(({ isArchived }) => isArchived);
  const used = all.filter(({ isArchived }) => !isArchived);
  const [reorder] = useChange(reorderCategoriesMutation);
  const { items, reorder: putInOrder } = useOrder(used, (categoryIds) =>
    reorder({ categoryIds }, { refetches: [backstockCategoriesQuery], waitsForRefetch: true }),
  );
  const add = (
    <span className={classes.actions}>
      <Link to="/s/$storeId/backstock/settings/category/generate" params={{ storeId }} className={classes.quietLink}>
        <IconSparkles size={18} aria-hidden="true" />
        {text("category.generate")}
      </Link>
      <Link
        to="/s/$storeId/backstock/settings/category/new"
        params={{ storeId }}
        className={classes.primaryLink}
        data-new
      >
        <IconPlus size={18} aria-hidden="true" />
        {text("category.new")}
      </Link>
    </span>
  );
  return (
    <div className={classes.page}>
      {used.length > 0 && (
        <div className={classes.head}>
          <span />
          {add}
        </div>
      )}
      <Card hasPadding={false}>
        <ReadState read={read} />
        {read.status === "ready" && used.length === 0 && (
          <EmptyState title={text("category.none")} text={text("category.noneText")} action={add} />
        )}
        {items.length > 0 && (
          <SortableList
            label={text("category.order")}
            items={items}
            onReorder={(ids) => void putInOrder(ids)}
            renderItem={(category) => <CategoryLine category={category} />}
          />
        )}
      </Card>
      {archived.length > 0 && (
        <Card title={text("category.archivedPart")} hasPadding={false}>
          {archived.map((category) => (
            <div key={category.id} className={classes.plainLine}>
              <CategoryLine category={category} />
            </div>
          ))}
        </Card>
      )}
    </div>
  );
}

/** A line with a category's name and number of bins. */
function CategoryLine({ category }: { category: Category }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { id, name, bins, targetBins } = category;
  return (
    <Link
      to="/s/$storeId/backstock/settings/category/edit/$categoryId"
      params={{ storeId, categoryId: id }}
      className={classes.line}
    >
      <span className={classes.lineName}>{name}</span>
      <span className={classes.count}>
        {targetBins === null
          ? text("category.bins", { count: bins })
          : text("category.binsOf", { bins, count: targetBins })}
      </span>
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
