/** Travels in the app-version header of every call. */
export const appVersion = "25.9.2";
