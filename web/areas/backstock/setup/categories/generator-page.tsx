import { categorySetOf } from "#common/backstock/category-sets.ts";
import { brandKinds } from "#common/store-places.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { SetupBack } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { generatorQuery } from "./categories.queries.ts";
import { Generator } from "./generator.tsx";

/** Makes a store's categories in one go: it begins with what stores of its kind usually have. */
export function GeneratorPage() {
  const read = useRead(generatorQuery);
  return (
    <div className={classes.page}>
      <SetupBack tab="categories" />
      <h1>{text("generator.title")}</h1>
      <p className={classes.hint}>{text("generator.hint")}</p>
      <ReadState read={read} />
      {read.status === "ready" && (
        <Generator
          start={categorySetOf(kindOf(read.data.storeProfile.brandKind))}
          existing={read.data.backstockCategories.map(({ name }) => name)}
        />
      )}
    </div>
  );
}

function kindOf(told: string) {
  return brandKinds.find((kind) => kind === told.toLowerCase()) ?? "other";
}
