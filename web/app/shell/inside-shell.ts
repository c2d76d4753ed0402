import { createContext } from "react";

/** True below the shell, which already is the page's main landmark: a second one inside it confuses screen readers. */
export const InsideShell = createContext(false);
