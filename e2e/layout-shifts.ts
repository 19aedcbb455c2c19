import type { Page } from 'playwright-core';

/** Adds up what is moved before the eyes of the reader, from the first paint on. */
function addUpShifts(): void {
  const seen = { shift: 0, largestPaint: 0, moved: [] as string[] };
  Object.assign(globalThis, { seenByObserver: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      for (const { node } of entry.sources) {
        seen.moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent));
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

export interface Seen {
  readonly shift: number;
  readonly largestPaint: number;
  readonly moved: readonly string[];
}

/** What was seen on a page since it was loaded. */
export const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    // What was drawn in the last frames is reported after them.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as { seenByObserver: Seen }).seenByObserver;
  });

/**
 * A page is held back for its font for a while, and drawn without it on a machine that is too slow for that: how long
 * it waits is not what is tried here. What it does after a while once something stands on it takes as long as ever.
 */
function haveAllTheTimeToStart(): void {
  const inTime = globalThis.setTimeout.bind(globalThis);
  const later = (run: () => void, milliseconds = 0) => {
    const hasStarted = (document.getElementById('root')?.childElementCount ?? 0) > 0;
    return inTime(run, hasStarted ? milliseconds : milliseconds * 100);
  };
  Object.assign(globalThis, { setTimeout: later });
}

/** From its next load on, a page adds up what moves on it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(addUpShifts);
  await page.addInitScript(haveAllTheTimeToStart);
}
