import { startFirefox } from "./firefox.ts";
import { playShop } from "./shop-suite.ts";

playShop(startFirefox);
