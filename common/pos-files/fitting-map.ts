import type { ExportMap } from "./export-map.ts";
import type { FileContent } from "./forms/workbook.ts";
import { MapMisfit, readColumns, type TextParser } from "./read-export.ts";
import { mapsFor, type RegisterMapping } from "./register-mapping.ts";

/**
 * The first of the register's maps whose files have such a name and such columns.
 *
 * @throws MapMisfit when there is none: nothing is guessed. It names what the closest map lacks.
 */
export async function fittingMap(
  content: FileContent,
  { name, mapping, parse }: { name: string; mapping: RegisterMapping; parse: TextParser },
): Promise<ExportMap> {
  const maps = mapsFor(name, mapping);
  const misfits: { map: ExportMap; misfit: MapMisfit }[] = [];
  for (const map of maps) {
    const misfit = await misfitOf(content, map, parse);
    if (misfit === null) {
      return map;
    }
    misfits.push({ map, misfit });
  }
  const [closest] = misfits.toSorted((left, right) => left.misfit.missing.length - right.misfit.missing.length);
  if (closest === undefined) {
    throw new MapMisfit("No map of this register is for a file of this name.", []);
  }
  const { map, misfit } = closest;
  throw maps.length === 1
    ? misfit
    : new MapMisfit(
        `None of ${maps.length} maps fits. The closest is that of ${map.kind}: ${misfit.message}`,
        misfit.missing,
      );
}

async function misfitOf(content: FileContent, map: ExportMap, parse: TextParser): Promise<MapMisfit | null> {
  try {
    await readColumns(content, map, parse);
    return null;
  } catch (error) {
    if (error instanceof MapMisfit) {
      return error;
    }
    throw error;
  }
}
