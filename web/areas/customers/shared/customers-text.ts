import { textsOf } from "#web/platform/language/texts.ts";
import { customersEnglish } from "./customers.en.ts";

export const text = textsOf("customers", customersEnglish);
