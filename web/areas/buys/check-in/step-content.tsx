import { DetailsPart } from "./details-part.tsx";
import { FindPart } from "./find-part.tsx";
import { PilePart } from "./pile-part.tsx";
import { PolicyPart } from "./policy-part.tsx";
import type { CheckIn } from "./use-check-in.ts";

export type Step = "find" | "details" | "pile" | "policy";

type StepContentProps = { step: Step; checkIn: CheckIn; onChosen: () => void };

export function StepContent({ step, checkIn, onChosen }: StepContentProps) {
  switch (step) {
    case "find":
      return <FindPart checkIn={checkIn} onChosen={onChosen} />;
    case "details":
      return <DetailsPart checkIn={checkIn} />;
    case "pile":
      return <PilePart checkIn={checkIn} />;
    case "policy":
      return checkIn.basis.buyPolicy !== null && <PolicyPart checkIn={checkIn} body={checkIn.basis.buyPolicy.body} />;
  }
}
