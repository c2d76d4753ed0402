import { expect, test } from "vitest";
import { programPaths, publicPages } from "#common/addresses/server-paths.ts";
import { testProgram } from "#tests/kit/test-program.ts";

const isLeftToServer = (path: string) => programPaths.test(path) || publicPages.test(path);

test("the service worker leaves to the server every path that the server answers itself", async () => {
  const program = await testProgram();
  const tree = program.http.printRoutes({ commonPrefix: false });
  await program.stop();
  const paths = [...tree.matchAll(/^[├└]── (\/\S*)/gm)].map(([, path = ""]) => path);
  // Files of the application are in the worker's own cache.
  const pages = paths.filter((path) => !/\.\w+$/.test(path));
  expect(pages).toEqual(expect.arrayContaining(["/graphql", "/checkin/:slug", "/kiosk", "/b/:token", "/c/:token"]));
  expect(pages.filter((path) => !isLeftToServer(path))).toEqual([]);
});

test.each(["/s/1/buys", "/auth/login", "/", "/about", "/signed-in/square", "/buys", "/apple", "/checkins"])(
  "%s is a screen of the application",
  (path) => {
    expect(isLeftToServer(path)).toBe(false);
  },
);
