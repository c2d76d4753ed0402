/** How far below the top edge a field lands, in pixels: room for the header and the field's label. */
const scrollOffset = 150;
/** How long the way there takes, in milliseconds. */
const scrollDurationMs = 500;

/** Scrolls the first invalid field of `form` into view and puts the cursor in it. True when there was one. */
export function goToFirstInvalidField(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field === null) {
    return false;
  }
  // The cursor goes there at once, so that typing is not lost on the way; only the picture moves slowly.
  field.focus({ preventScroll: true });
  scrollToElement(field);
  return true;
}

function scrollToElement(element: HTMLElement): void {
  const container = scrollContainer(element);
  const start = container.position();
  const distance = Math.max(0, start + element.getBoundingClientRect().top - container.top() - scrollOffset) - start;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    container.moveTo(start + distance);
    return;
  }
  const startedAtMs = performance.now();
  const step = (nowMs: number) => {
    const progress = Math.min(1, Math.max(0, (nowMs - startedAtMs) / scrollDurationMs));
    container.moveTo(start + distance * easeInOut(progress));
    if (progress < 1) {
      requestAnimationFrame(step);
    }
  };
  requestAnimationFrame(step);
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) * (1 - progress);
}

type ScrollContainer = { position: () => number; top: () => number; moveTo: (top: number) => void };

/** The nearest box around `element` that scrolls (a dialog's body), or the page. */
function scrollContainer(element: HTMLElement): ScrollContainer {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    const scrolling = box;
    if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) {
      return {
        position: () => scrolling.scrollTop,
        top: () => scrolling.getBoundingClientRect().top,
        moveTo: (top) => {
          scrolling.scrollTop = top;
        },
      };
    }
  }
  return {
    position: () => window.scrollY,
    top: () => 0,
    moveTo: (top) => {
      window.scrollTo(0, top);
    },
  };
}
