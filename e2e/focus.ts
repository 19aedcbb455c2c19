import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** Whether one can see where the focus is: an outline around the element, or around what stands for it. */
const showsFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const shown = [activeElement, activeElement?.closest('label')].some(
      (element) =>
        element &&
        getComputedStyle(element).outlineStyle !== 'none' &&
        Number.parseFloat(getComputedStyle(element).outlineWidth) >= 2,
    );
    return shown ? null : (activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
  });

/** More stops than a page of ten rows has, with some seven in each. */
const mostStops = 100;

/** Presses Tab until an element has the focus; every stop on the way must be visible. */
export async function tabTo(element: Locator, key = 'Tab'): Promise<void> {
  const page = element.page();
  await element.waitFor({ state: 'attached' });
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press(key);
    // An outline may take its width in steps.
    await expect.poll(() => showsFocus(page), { message: 'a stop without a visible focus' }).toBeNull();
    if (await hasFocus(element)) return;
  }
  throw new Error(`${String(element)} cannot be reached by keyboard`);
}
