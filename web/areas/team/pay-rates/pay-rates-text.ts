import { textsOf } from "#web/platform/language/texts.ts";
import { payRatesEnglish } from "./pay-rates.en.ts";

export const text = textsOf("pay-rates", payRatesEnglish);
