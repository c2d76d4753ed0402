/** The When I Work endpoints that we call; see https://apidocs.wheniwork.com. */
export const whenIWorkPaths = {
  /** On the sign-in host; the others are on the API host. */
  login: "/login",
  account: "/2/account",
  locations: "/2/locations",
  positions: "/2/positions",
  users: "/2/users",
  shifts: "/2/shifts",
  times: "/2/times",
  clockIn: "/2/times/clockin",
  clockOut: "/2/times/clockout",
  shiftBreaks: "/v3/shift-breaks",
} as const;

export const whenIWorkUrls = { api: "https://api.wheniwork.com", login: "https://api.login.wheniwork.com" } as const;
export const whenIWorkClock = "https://appx.wheniwork.com/clock-in";
