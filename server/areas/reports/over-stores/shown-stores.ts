import { z } from "zod";
import { orNull } from "#common/or-null.ts";

/** How many stores a report over them lists; its sums are of all. */
export const shownStores = z.int().min(1).max(2000).nullish().transform(orNull);

export const usualStores = 100;
