import type { Reader } from "#server/platform/public-pages/public-words.rules.ts";
import type { SellerPage } from "./seller-page.ts";
import type { SellerWords } from "./seller-page-words.rules.ts";

/** What each part of a seller's page is made from. */
export type Rendered = { page: SellerPage; words: SellerWords; reader: Reader };
