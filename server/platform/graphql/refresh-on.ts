import { Kind } from "graphql";
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, SelectionSetNode } from "graphql";
import { z } from "zod";
import { Refusal } from "#server/platform/refusals/refusal.ts";

/**
 * Declares the events that refresh a subscription field. Its `resolve` produces the result now and after each event;
 * nothing is streamed in a response.
 */
export function refreshOn(...eventNames: [string, ...string[]]): {
  extensions: { refreshOn: readonly string[] };
  subscribe: () => never;
} {
  return { extensions: { refreshOn: eventNames }, subscribe: refuseStream };
}

function refuseStream(): never {
  throw new Refusal("subscription-alone", {
    message: "A subscription is asked for alone, by POST and in JSON; its answers come on a channel",
    status: 400,
  });
}

const declaredExtensions = z.object({ refreshOn: z.array(z.string()) });

/** Returns the names of the events that refresh a valid subscription. */
export function listRefreshEvents(
  schema: GraphQLSchema,
  { document, operation }: { document: DocumentNode; operation: OperationDefinitionNode },
): string[] {
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  const names = [...rootFields(document, operation.selectionSet)].flatMap((name) => {
    const declaration = declaredExtensions.safeParse(fields[name]?.extensions);
    return declaration.success ? declaration.data.refreshOn : [];
  });
  return [...new Set(names)];
}

function* rootFields(document: DocumentNode, selections: SelectionSetNode): Generator<string> {
  for (const node of selections.selections) {
    if (node.kind === Kind.FIELD) {
      yield node.name.value;
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      yield* rootFields(document, node.selectionSet);
    } else {
      const fragment = document.definitions.find(
        (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === node.name.value,
      );
      yield* fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(document, fragment.selectionSet) : [];
    }
  }
}
