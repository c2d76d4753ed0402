/**
 * Screens tell each other by it on the store's presence channel who has a conversation open and who types in it. It goes
 * from screen to screen, over no operation: what a colleague is doing this second is kept nowhere.
 */
export const hereEvent = "client-text-here";
