import { text } from "#web/app/app-text.ts";
import classes from "./search-box.module.css";

/** What the field is before its list has been loaded, and after. */
export function searchInput() {
  return {
    type: "search",
    className: classes.input,
    "aria-label": text("search.label"),
    placeholder: text("search.placeholder"),
    autoComplete: "off",
  } as const;
}
