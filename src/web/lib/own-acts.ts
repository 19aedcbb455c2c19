/** For so many milliseconds after an act of the reader, calls are taken to follow from it. */
const followedFor = 10_000;

/** Opening the page is one. */
let lastAct = performance.now();

/** The reader did something. */
export function noteAct(): void {
  lastAct = performance.now();
}

/** Whether the reader did something a moment ago: otherwise what the page asks, it asks by itself. */
export const hasActedLately = (): boolean => performance.now() - lastAct < followedFor;

/** What a person does, also by a keyboard, a screen reader or by voice. */
const acts = ['pointerdown', 'keydown', 'click', 'input', 'change', 'submit', 'wheel', 'drop', 'popstate'] as const;

export function noteActs(): void {
  for (const act of acts) addEventListener(act, noteAct, { capture: true, passive: true });
}
