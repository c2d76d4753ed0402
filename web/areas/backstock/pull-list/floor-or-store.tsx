import { useState } from "react";
import { reportChoicesQuery } from "#web/areas/backstock/history/history.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { FloorOrStoreAnswer } from "#web/areas/backstock/shared/floor-or-store-answer.tsx";
import { text } from "./pull-list-text.ts";

const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };

/** For the end of a buy: name the goods, and it says floor or bin. */
export function FloorOrStore() {
  const [categoryId, setCategoryId] = useState("");
  const read = useRead(reportChoicesQuery);
  const categories = read.status === "ready" ? read.data.backstockHome.categories : [];
  return (
    <div data-no-print>
      <Card title={text("store.title")}>
        <SelectField
          {...plain}
          name="category"
          label={text("store.category")}
          value={categoryId}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setCategoryId}
        />
        {categoryId !== "" && <FloorOrStoreAnswer categoryId={categoryId} />}
      </Card>
    </div>
  );
}
