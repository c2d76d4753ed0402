import { z } from "zod";

export const releasesRead = {
  name: "releases.read",
  payload: z.object({ releaseIds: z.array(z.string()) }),
} as const;

export const releaseFeedbackGiven = {
  name: "release-feedback.given",
  payload: z.object({
    releaseId: z.string(),
    rating: z.enum(["good", "neutral", "bad"]),
    mayContact: z.boolean(),
    isEdit: z.boolean(),
  }),
} as const;
