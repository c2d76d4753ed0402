import { z } from "zod";
import { limits } from "./limits.rules.ts";

/** One operation as a client asks for it in JSON. The text may be left out when it is registered. */
export const graphqlAsk = z.object({
  query: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

export type GraphqlAsk = z.infer<typeof graphqlAsk>;

export const graphqlBody = z.union([graphqlAsk, z.array(graphqlAsk).min(1).max(limits.batch)]);
