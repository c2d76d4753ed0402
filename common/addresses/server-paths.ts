/** Where programs ask the server: interfaces, files by their name, and what a watcher looks at. */
export const programPaths = /^\/(api|graphql|pusher|apps|app|assets|files|healthz|readyz|metrics)(?=[/?#]|$)/;

/**
 * Pages that the server itself draws, for people without the application: a seller's and a customer's, the kiosk's and
 * those that mails lead to. Every other path is a screen of the application, which its service worker answers.
 */
export const publicPages = /^\/(b|c|checkin|kiosk|mail)(?=[/?#]|$)/;
