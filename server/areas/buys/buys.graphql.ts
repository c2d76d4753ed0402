/** All of the area's API; `server/app/areas.ts` imports this one file. */
import "./check-in/buy-matches.graphql.ts";
import "./check-in/check-in.graphql.ts";
import "./craft/craft.graphql.ts";
import "./desk/desk.graphql.ts";
import "./desk/stages.graphql.ts";
import "./guard/guard.graphql.ts";
import "./log/log.graphql.ts";
import "./papers/buy-papers.graphql.ts";
import "./requests/requests.graphql.ts";
import "./second-hand/second-hand.graphql.ts";
import "./second-look/second-look.graphql.ts";
import "./seller-book/seller-book.graphql.ts";
import "./settings/buy-settings.graphql.ts";
import "./texts/buy-texts.graphql.ts";
