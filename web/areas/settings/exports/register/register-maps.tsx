import { namedColumns, type ExportMap } from "#common/pos-files/export-map.ts";
import { exportKinds, type ExportKind } from "#common/pos-files/mapping/export-kinds.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { deviceMappingsQuery, saveDeviceMappingMutation } from "#web/areas/settings/exports/exports.queries.ts";
import { text } from "#web/areas/settings/exports/exports-text.ts";
import { kindWord } from "#web/areas/settings/exports/meaning-words.ts";
import type { SavedState } from "#web/areas/settings/exports/use-editor.ts";
import classes from "#web/areas/settings/exports/exports.module.css";

type RegisterMapsProps = { deviceId: string; saved: SavedState };

/** Which kinds of files the register gives, each with the map that reads it, and what could still come. */
export function RegisterMaps({ deviceId, saved }: RegisterMapsProps) {
  const maps = saved.mapping?.exports ?? [];
  const [remove, isRemoving] = useRemove(deviceId, saved);
  const open = openKinds(maps);
  return (
    <section className={classes.folder} aria-labelledby="register-maps">
      <h3 id="register-maps">{text("maps.title")}</h3>
      <ul className={classes.maps}>
        {maps.map((map, at) => (
          // Two maps may be alike; their order is that in which the register tries them.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span>
              <b>{kindWord(map.kind)}</b>
              <small>{detailsOf(map)}</small>
            </span>
            <Badge tone="good">{text("maps.set")}</Badge>
            {maps.length > 1 && (
              <Button isBusy={isRemoving} onClick={() => void remove(at)}>
                {text("maps.remove", { kind: kindWord(map.kind) })}
              </Button>
            )}
          </li>
        ))}
        {open.length > 0 && (
          <li>
            <span>
              <b>{text("maps.open", { kinds: open.map(kindWord).join(", ") })}</b>
              <small>{text("maps.add")}</small>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Kinds of which the register gives nothing; sales of either form are sales, and sums of days stand in for them. */
function openKinds(maps: readonly ExportMap[]): ExportKind[] {
  const kinds = Object.keys(exportKinds).filter((kind): kind is ExportKind => Object.hasOwn(exportKinds, kind));
  const given = new Set(maps.map(({ kind }) => kindWord(kind)));
  const hasSales = given.has(kindWord("tickets"));
  return kinds.filter((kind) => kind !== "ticketLines" && !(kind === "days" && hasSales) && !given.has(kindWord(kind)));
}

function detailsOf(map: ExportMap): string {
  const columns = text("maps.columns", { count: namedColumns(map).length });
  return [map.files, map.sheet, columns].filter((part) => part !== undefined).join(" · ");
}

function useRemove(
  deviceId: string,
  { version, mapping }: SavedState,
): [remove: (at: number) => Promise<void>, isRemoving: boolean] {
  const [change, isRemoving] = useChange(saveDeviceMappingMutation);
  const remove = async (at: number) => {
    if (mapping === null || !(await isSure(mapping, at))) {
      return;
    }
    const next: RegisterMapping = { ...mapping, exports: mapping.exports.filter((_, index) => index !== at) };
    const outcome = await change(
      { deviceId, mapping: JSON.stringify(next), fileName: null, baseVersion: version },
      { refetches: [deviceMappingsQuery], waitsForRefetch: true },
    );
    const done = outcome.isDone ? text("save.done", { version: outcome.data.saveDeviceMapping.version }) : null;
    showSnackbar(outcome.isDone ? { text: done ?? "", color: "good" } : { text: outcome.refused.text, color: "bad" });
  };
  return [remove, isRemoving];
}

async function isSure({ exports }: RegisterMapping, at: number): Promise<boolean> {
  const kind = exports[at]?.kind;
  return (
    kind !== undefined &&
    (await ask({
      title: text("maps.removeTitle", { kind: kindWord(kind) }),
      text: text("maps.removeText"),
      confirm: text("maps.remove", { kind: kindWord(kind) }),
      cancel: text("save.cancel"),
    }))
  );
}
