/** Every address of When I Work that we call; https://apidocs.wheniwork.com names them. */
export const whenIWorkPaths = {
  /** On the host of sign-ins, the others on that of the API. */
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
