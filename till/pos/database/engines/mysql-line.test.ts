import { expect, test } from "vitest";
import { writeRightIn } from "./mysql-line.ts";

test.each([
  ["GRANT USAGE ON *.* TO `reader`@`%` IDENTIFIED BY PASSWORD '*B69027D'", null],
  ["GRANT SELECT, SHOW VIEW ON `shop`.* TO `reader`@`%`", null],
  ["GRANT SELECT (`id`, `amount`) ON `shop`.`sales` TO `reader`@`%`", null],
  ["GRANT SELECT, INSERT ON `shop`.* TO `reader`@`%`", "INSERT on `shop`.*"],
  ["GRANT SELECT, UPDATE (`amount`) ON `shop`.`sales` TO `reader`@`%`", "UPDATE on `shop`.`sales`"],
  ["GRANT ALL PRIVILEGES ON *.* TO `root`@`localhost` WITH GRANT OPTION", "ALL PRIVILEGES on *.*"],
  ["GRANT `writers` TO `reader`@`%`", "the role `writers`"],
])("%s lets the login change %s", (grant, right) => {
  expect(writeRightIn(grant)).toBe(right);
});
