import { textsOf } from "#web/platform/language/texts.ts";
import { requestsEnglish } from "./requests.en.ts";

export const text = textsOf("buys-requests", requestsEnglish);
