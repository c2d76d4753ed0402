import { loyalty } from "#server/adapters/loyalty/loyalty.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";

/** Points that Hangtag itself keeps. The loyalty area has their book, because it stands in our database. */
export const housePoints = defineProvider({
  id: "house-points",
  name: "House points",
  need: loyalty,
  about: "Points that Hangtag keeps for you, in all your stores. No account anywhere else.",
  exchange: {
    gets: "Nothing",
    sends: "Nothing: points stay in Hangtag",
    never: "What your customers buy",
  },
  credentials: [],
  addresses: {},
  open: () => ({ kind: "house" }),
});
