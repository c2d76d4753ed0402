import { parse } from "acorn";
import type { AnyNode, MemberExpression, Program } from "acorn";
import { ancestor, full } from "acorn-walk";
import { newerGlobals, newerMethods, newerStatics } from "./compat-data.ts";
import type { NewerUse } from "./newer-use.ts";

/** The newest JavaScript that every browser of the range can read. */
const ecmaVersion = 2022;

/** @throws SyntaxError when a browser of the range could not read the script */
export function readScript(code: string): Program {
  return parse(code, { ecmaVersion, sourceType: "module" });
}

/** Returns the names that a script gives to members of its own: the person who calls one of them may mean that one. */
export function ownMembers(script: Program): string[] {
  const names: (string | null)[] = [];
  full(script, (node) => {
    if (isAny(node, "Property", "MethodDefinition", "PropertyDefinition")) {
      names.push(keyOf(node.key, node.computed));
    } else if (isAny(node, "AssignmentExpression") && node.left.type === "MemberExpression") {
      names.push(memberName(node.left));
    }
  });
  return names.filter((name) => name !== null);
}

/**
 * Returns what a script uses that a browser of the range lacks, without what it asks for first: `x?.()`, `typeof X`, or
 * a condition that names it.
 */
export function newerScriptUses(code: string, script: Program, own: ReadonlySet<string>): NewerUse[] {
  const declared = declaredNames(script);
  const uses: NewerUse[] = [];
  ancestor(script, {
    Identifier(node, _state, path) {
      const versions = newerGlobals.get(node.name);
      if (versions !== undefined && !declared.has(node.name) && !isAskedFor(code, { name: node.name, node, path })) {
        uses.push({ name: node.name, versions });
      }
    },
    MemberExpression(node, _state, path) {
      const use = memberUse(node, { declared, own, parent: path.at(-2) });
      if (use !== null && !isAskedFor(code, { name: memberName(node) ?? "", node, path })) {
        uses.push(use);
      }
    },
  });
  return uses;
}

type MemberContext = {
  declared: ReadonlySet<string>;
  own: ReadonlySet<string>;
  parent: AnyNode | undefined;
};

function memberUse(node: MemberExpression, { declared, own, parent }: MemberContext): NewerUse | null {
  const name = memberName(node);
  if (name === null) {
    return null;
  }
  const owner = node.object.type === "Identifier" && !declared.has(node.object.name) ? node.object.name : null;
  const staticVersions = newerStatics.get(`${owner}.${name}`);
  if (owner !== null && staticVersions !== undefined) {
    return { name: `${owner}.${name}`, versions: staticVersions };
  }
  const isCalled = parent?.type === "CallExpression" && parent.callee === node && !parent.optional;
  const versions = newerMethods.get(name);
  return isCalled && versions !== undefined && !own.has(name) ? { name: `.${name}()`, versions } : null;
}

type UseInPlace = { name: string; node: AnyNode; path: readonly AnyNode[] };

/** Whether the use stands behind a condition that names what is used. */
function isAskedFor(code: string, { name, node, path }: UseInPlace): boolean {
  return path.some((outer) => {
    if (isAny(outer, "UnaryExpression")) {
      return outer.operator === "typeof" && outer.argument === node;
    }
    const condition = conditionOf(outer);
    const isInside = condition !== null && condition.start <= node.start && node.end <= condition.end;
    return condition !== null && !isInside && isNamedIn(code.slice(condition.start, condition.end), name);
  });
}

function conditionOf(node: AnyNode): AnyNode | null {
  if (isAny(node, "IfStatement", "ConditionalExpression")) {
    return node.test;
  }
  return node.type === "LogicalExpression" ? node.left : null;
}

function isNamedIn(text: string, name: string): boolean {
  return text.split(/[^\w$]+/).includes(name);
}

/** Variables, functions, classes and imports, under whatever scope: a name of the script's own is not the browser's. */
function declaredNames(script: Program): Set<string> {
  const names = new Set<string>();
  full(script, (node, _state, type) => {
    if (type === "VariablePattern" && node.type === "Identifier") {
      names.add(node.name);
    } else if (
      isAny(node, "FunctionDeclaration", "FunctionExpression", "ClassDeclaration", "ClassExpression") &&
      node.id
    ) {
      names.add(node.id.name);
    } else if (isAny(node, "ImportSpecifier", "ImportDefaultSpecifier", "ImportNamespaceSpecifier")) {
      names.add(node.local.name);
    }
  });
  return names;
}

function memberName({ property, computed }: MemberExpression): string | null {
  return keyOf(property, computed);
}

function keyOf(key: AnyNode, isComputed: boolean): string | null {
  if (key.type === "Literal") {
    return String(key.value);
  }
  return key.type === "Identifier" && !isComputed ? key.name : null;
}

function isAny<Type extends AnyNode["type"]>(
  node: { type: string },
  ...types: readonly Type[]
): node is Extract<AnyNode, { type: Type }> {
  return types.some((type) => type === node.type);
}
