/** What the fields of loyalty take: the form judges by it, the operation takes it in. */
import * as z from "zod/mini";

/** A point for a cent up to a point for a thousand dollars. */
const centsPerPoint = z.nullable(
  z.int().check(z.minimum(1, "Use more than $0"), z.maximum(100_000, "Use at most $1,000")),
);

export const loyaltyFields = { salesCentsPerPoint: centsPerPoint, buysCentsPerPoint: centsPerPoint };
