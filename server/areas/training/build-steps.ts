/** The past of a made-up register: enough for the goals, which look at the last eight of a weekday. */
export const pastWeeks = 9;

/** The copy, its people, what lies at the counter and in the back room, and one step for each week. */
export const stepsCount = 3 + pastWeeks;
