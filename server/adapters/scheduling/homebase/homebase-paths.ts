/** The Homebase endpoints that we call, below `/api/public`. */
export const homebasePaths = {
  locations: "/locations",
  employees: (location: string) => `/locations/${encodeURIComponent(location)}/employees`,
  shifts: (location: string) => `/locations/${encodeURIComponent(location)}/shifts`,
  timecards: (location: string) => `/locations/${encodeURIComponent(location)}/timecards`,
} as const;

export const homebaseUrl = "https://app.joinhomebase.com/api/public";
export const homebaseClock = "https://app.joinhomebase.com/timesheets";
