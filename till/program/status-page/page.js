// Keeps the status up to date without a press. What a person is using is left alone.
const live = document.getElementById("live");
const everyMs = 3000;

async function refresh() {
  if (live.contains(document.activeElement) || document.hidden) {
    return;
  }
  const response = await fetch("/live", { headers: { accept: "text/html" } });
  const text = await response.text();
  if (response.ok && live.dataset.shown !== text) {
    live.dataset.shown = text;
    live.innerHTML = text;
  }
}

setInterval(() => {
  refresh().catch(() => {
    live.innerHTML = '<p class="notice bad" role="alert">Hangtag isn\'t running on this computer. Start it again.</p>';
    live.dataset.shown = "";
  });
}, everyMs);
