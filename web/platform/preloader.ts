/** The specification's wait between "ready" and the pre-loader leaving, in milliseconds. */
const preloaderHideDelayMs = 500;

/** Takes the hangtag of `index.html` away once the first page has been drawn. */
export function hidePreloader(): void {
  const preloader = document.querySelector("#preloader");
  if (preloader === null) {
    return;
  }
  preloader.setAttribute("data-leaving", "");
  window.setTimeout(() => {
    preloader.remove();
  }, preloaderHideDelayMs);
}
