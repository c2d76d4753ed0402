import { textsOf } from "#web/platform/language/texts.ts";
import { goalPanelEnglish } from "./goal-panel.en.ts";

export const panelText = textsOf("goal-panel", goalPanelEnglish);
