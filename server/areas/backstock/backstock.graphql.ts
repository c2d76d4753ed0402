/** The area's part of the API, a file for each noun. */
import "./bins/bins.graphql.ts";
import "./categories/categories.graphql.ts";
import "./fillings/fillings.graphql.ts";
import "./home/home.graphql.ts";
import "./locations/locations.graphql.ts";
import "./printing/labels.graphql.ts";
import "./setup/backstock-settings.graphql.ts";
import "./aging/aging.graphql.ts";
import "./balance/balance.graphql.ts";
import "./history/history.graphql.ts";
import "./pull-list/pick-list.graphql.ts";
import "./pull-list/pull-list.graphql.ts";
import "./pull-list/sections.graphql.ts";
import "./runway/runway.graphql.ts";
import "./transfers/transfers.graphql.ts";
