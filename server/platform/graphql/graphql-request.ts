import { z } from "zod";
import { limits } from "./limits.rules.ts";

/** One operation as a client sends it in JSON. A registered operation may omit its text. */
export const graphqlRequest = z.object({
  query: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.record(z.string(), z.unknown()).nullish(),
});

export type GraphqlRequest = z.infer<typeof graphqlRequest>;

export const graphqlBody = z.union([graphqlRequest, z.array(graphqlRequest).min(1).max(limits.batch)]);
