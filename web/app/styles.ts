/** What every page is drawn with, in the order in which it counts. */
import "#web/ui/tokens.css";
import "#web/ui/fonts.css";
import "#web/ui/global.css";
import "#web/ui/print.css";
