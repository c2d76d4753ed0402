import { useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SetupBack } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { classNames } from "#web/ui/class-names.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { backstockCategoriesQuery } from "./categories.queries.ts";
import { CategoryForm } from "./category-form.tsx";

/** One category; without an id a new one. */
export function CategoryPage() {
  const { categoryId } = useParams({ strict: false });
  const read = useRead(backstockCategoriesQuery, { live: ["BackstockCategory"] });
  const category =
    read.status === "ready" ? read.data.backstockCategories.find(({ id }) => id === categoryId) : undefined;
  const isMissing = read.status === "ready" && categoryId !== undefined && category === undefined;
  const title = category?.name ?? text(categoryId === undefined ? "category.newTitle" : "category.editTitle");
  return (
    <div className={classNames(classes.page, classes.narrow)}>
      <SetupBack tab="categories" />
      <h1>{title}</h1>
      <Card>
        <ReadState read={read} />
        {isMissing && <EmptyState title={text("category.missing")} />}
        {read.status === "ready" && !isMissing && (
          <CategoryForm
            key={category?.id}
            category={category ?? null}
            storeLimitDays={read.data.backstockSettings.ageLimitDays}
          />
        )}
      </Card>
    </div>
  );
}
