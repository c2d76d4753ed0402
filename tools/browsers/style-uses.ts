import { parse, walk } from "css-tree";
import type { CssNode } from "css-tree";
import { newerAtRules, newerFunctions, newerKeywords, newerProperties, newerSelectors } from "./compat-data.ts";
import type { NewerUse } from "./newer-use.ts";

/** Returns what a style sheet uses that a browser of the range lacks, without what stands in `@supports`. */
export function newerStyleUses(sheet: string): NewerUse[] {
  const uses: NewerUse[] = [];
  let conditions = 0;
  let property = "";
  walk(parse(sheet, { parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (isCondition(node)) {
        conditions += 1;
      }
      property = node.type === "Declaration" ? node.property : property;
      if (conditions === 0) {
        uses.push(...usesIn(node, property));
      }
    },
    leave(node: CssNode) {
      if (isCondition(node)) {
        conditions -= 1;
      }
    },
  });
  return uses;
}

function isCondition(node: CssNode): boolean {
  return node.type === "Atrule" && node.name === "supports";
}

function usesIn(node: CssNode, property: string): NewerUse[] {
  switch (node.type) {
    case "Atrule":
      return listUse(`@${node.name}`, newerAtRules.get(node.name));
    case "Declaration":
      return listUse(node.property, newerProperties.get(node.property));
    case "PseudoClassSelector":
      return listUse(`:${node.name}`, newerSelectors.get(node.name));
    case "PseudoElementSelector":
      return listUse(`::${node.name}`, newerSelectors.get(node.name));
    case "Function":
      return listUse(`${node.name}()`, newerFunctions.get(node.name));
    case "Identifier":
      return newerProperties.has(property)
        ? []
        : listUse(`${property}: ${node.name}`, newerKeywords.get(`${property}: ${node.name}`));
    default:
      return [];
  }
}

/** A browser's own prefix is asked of that browser alone. */
function listUse(name: string, versions: string | undefined): NewerUse[] {
  return versions === undefined || /^\W*-(webkit|moz|ms)-/.test(name) ? [] : [{ name, versions }];
}
