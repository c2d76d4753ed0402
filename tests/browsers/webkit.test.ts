import { playShop } from "./shop-suite.ts";
import { startWebKit } from "./webkit.ts";

playShop(startWebKit);
