import * as shape from "#web/platform/browser/shape.ts";
import { explainLateResponse } from "#web/platform/graphql/send-waiting.ts";

const lateMove = shape.object({
  moveBins: shape.object({
    conflicts: shape.list(shape.object({ said: shape.text, filling: shape.object({ bin: shape.text }) })),
  }),
});

/**
 * A move that waited may find that someone else has moved the bin meanwhile: it stays where they left it, and the person
 * reads so. Said by the frame, because what waits is sent from any page.
 */
export function explainLateMoves(): void {
  explainLateResponse("MoveBins", (answer) => {
    const conflicts = shape.read(lateMove, answer)?.moveBins.conflicts ?? [];
    return conflicts.length === 0 ? null : conflicts.map(({ said, filling }) => `${filling.bin}: ${said}`).join(". ");
  });
}
