/** The kit's texts in the language of the moment. Imported once, before anything is drawn: the kit knows no catalog. */
import { translateUiWith, uiEnglish } from "#web/ui/ui-text.ts";
import { textsOf } from "./texts.ts";

translateUiWith(textsOf("ui", uiEnglish));
