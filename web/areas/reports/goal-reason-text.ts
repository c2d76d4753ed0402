import { textsOf } from "#web/platform/language/texts.ts";

/** Why a day sold more or less than its goal, in English. */
const goalReasonEnglish = {
  missed: "{day} missed by {amount}",
  beat: "{day} beat its goal by {amount}",
  met: "{day} met its goal",
  customersSame: "as many customers",
  customersMore_one: "{customers} more customer",
  customersMore_other: "{customers} more customers",
  customersFewer_one: "{customers} fewer customer",
  customersFewer_other: "{customers} fewer customers",
  piecesSame: "as many pieces each",
  piecesAlike: "about as many pieces each",
  piecesMore: "{pieces} more pieces each",
  piecesFewer: "{pieces} fewer pieces each",
  priceSame: "same price a piece",
  priceAlike: "about the same price a piece",
  priceMore: "{price} more a piece",
  priceLess: "{price} less a piece",
  basis:
    "More or fewer than the goal needs: its customers, {pieces} pieces each as in the 8 weeks before, {price} a piece. The parts add up.",
  basisOpen:
    "More or fewer than the goal needs: its customers, {pieces} pieces each as in the 8 weeks before. The parts add up.",
} as const;

export const text = textsOf("goal-reason", goalReasonEnglish);
