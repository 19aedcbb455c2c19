import {
  changeScheme,
  expectAccessibleAgain,
  expectFits,
  expectSound,
  phone,
  type WatchedPage,
  wide,
} from '#e2e/browser.ts';
import { keepPicture } from '#e2e/story.ts';
import { isDeepSearch } from '#test/deep-search.ts';

type Size = keyof typeof sizes;

export const sizes = { wide, tablet: { width: 768, height: 1024 }, phone, narrowest: { width: 320, height: 640 } };

/** A page has the same elements in every window: for axe the two that differ most show as much as all of them. */
const sizesForAxe: readonly Size[] = isDeepSearch ? (Object.keys(sizes) as Size[]) : ['wide', 'narrowest'];

/** Colours are the same in windows of every size. */
function checkIn(size: Size): (page: WatchedPage['page']) => Promise<void> {
  if (size === 'wide' || isDeepSearch) return expectSound;
  return sizesForAxe.includes(size) ? expectAccessibleAgain : expectFits;
}

interface Look {
  /** Of the window or of the whole page. */
  readonly picture?: 'inSight' | 'whole';
  /** Besides, in each size. */
  readonly alsoIn?: (size: Size) => Promise<void>;
}

/** Shows a page in windows of every size: it fits in each and is accessible. Ends in a wide window. */
export async function expectSoundInAllSizes(
  watched: WatchedPage,
  name: string,
  { picture = 'inSight', alsoIn }: Look = {},
): Promise<void> {
  for (const size of Object.keys(sizes) as Size[]) {
    await watched.page.setViewportSize(sizes[size]);
    await keepPicture(watched, `${name}-${size}`, picture);
    if (process.env['SCREENSHOTS']) {
      await changeScheme(watched.page, 'dark');
      await keepPicture(watched, `${name}-${size}-dark`, picture);
      await changeScheme(watched.page, 'light');
    }
    await alsoIn?.(size);
    await checkIn(size)(watched.page);
  }
  await watched.page.setViewportSize(wide);
}
