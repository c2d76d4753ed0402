import * as shape from "#web/platform/browser/shape.ts";
import { explainLateResponse } from "#web/platform/graphql/send-waiting.ts";

const lateMove = shape.object({
  moveBins: shape.object({
    conflicts: shape.list(shape.object({ message: shape.text, filling: shape.object({ bin: shape.text }) })),
  }),
});

/**
 * Explains why a move that waited on the device was refused: someone else moved the bin meanwhile.
 * The frame shows it, because waiting changes are sent from any page.
 */
export function explainLateMoves(): void {
  explainLateResponse("MoveBins", (answer) => {
    const conflicts = shape.read(lateMove, answer)?.moveBins.conflicts ?? [];
    return conflicts.length === 0
      ? null
      : conflicts.map(({ message, filling }) => `${filling.bin}: ${message}`).join(". ");
  });
}
