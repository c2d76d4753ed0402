import { categoriesMost } from "#common/backstock/category-names.ts";
import type { NamePreview } from "#common/backstock/category-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";

type GeneratorPreviewProps = { preview: NamePreview; isCreating: boolean; onCreate: () => void };

/** The categories that will be made, and what is left out and why. */
export function GeneratorPreview({ preview, isCreating, onCreate }: GeneratorPreviewProps) {
  const { names, existing, repeated, tooLong } = preview;
  const count = names.length;
  const isTooMany = count > categoriesMost;
  const leftOut = [
    existing.length > 0 ? text("generator.existing", { count: existing.length }) : null,
    repeated > 0 ? text("generator.repeated", { count: repeated }) : null,
    tooLong.length > 0 ? text("generator.tooLong", { count: tooLong.length }) : null,
  ].filter((part) => part !== null);
  return (
    <Card
      title={text("generator.preview")}
      aside={<span className={classes.count}>{text("generator.count", { count })}</span>}
    >
      <div className={classes.page}>
        {count === 0 ? (
          <EmptyState title={text("generator.nothing")} text={text("generator.nothingText")} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by keyboard too
          <ul className={classes.names} tabIndex={0} aria-label={text("generator.preview")}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        {leftOut.length > 0 && <p className={classes.small}>{leftOut.join(" · ")}</p>}
        {isTooMany && (
          <p className={classes.refusal} role="alert">
            {text("generator.tooMany", { most: categoriesMost })}
          </p>
        )}
        <Button kind="primary" isWide isBusy={isCreating} disabled={count === 0 || isTooMany} onClick={onCreate}>
          {text("generator.create", { count })}
        </Button>
      </div>
    </Card>
  );
}
