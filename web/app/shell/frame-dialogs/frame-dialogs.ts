export { StoreChoice } from "./store-choice.tsx";
export { TillChoice } from "./till-choice.tsx";
export { WaitingDialog } from "./waiting-dialog.tsx";
