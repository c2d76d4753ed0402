/**
 * The oldest versions that Hangtag serves, by the names of MDN's compatibility data. The build lowers syntax to them,
 * `npm run check:browsers` holds what is built against them, and the README names them.
 */
export const oldestBrowsers = {
  chrome: "111",
  chrome_android: "111",
  edge: "111",
  firefox: "114",
  firefox_android: "114",
  safari: "16.4",
  safari_ios: "16.4",
} as const;

/** The same for the bundler. */
export const buildTarget = [
  `chrome${oldestBrowsers.chrome}`,
  `edge${oldestBrowsers.edge}`,
  `firefox${oldestBrowsers.firefox}`,
  `safari${oldestBrowsers.safari}`,
  `ios${oldestBrowsers.safari_ios}`,
];
