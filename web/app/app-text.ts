import { textsOf } from "#web/platform/language/texts.ts";
import { appEnglish } from "./app.en.ts";

export const text = textsOf("app", appEnglish);
