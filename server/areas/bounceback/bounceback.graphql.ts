/** All of the area's API; `server/app/areas.ts` imports this one file. */
import "./campaigns/campaigns.graphql.ts";
import "./coupons/coupons.graphql.ts";
import "./forecast/forecast.graphql.ts";
import "./misuse/misuse.graphql.ts";
import "./offline/offline-uses.graphql.ts";
import "./printing/printing.graphql.ts";
import "./report/report.graphql.ts";
import "./settings/bounceback-settings.graphql.ts";
