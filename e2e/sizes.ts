import {
  changeScheme,
  expectAccessible,
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

/** Colours are the same in windows of every size, and what a page has in common with another is looked at there. */
function checkIn(size: Size, isLikeAnother: boolean): (page: WatchedPage['page']) => Promise<void> {
  if (isDeepSearch) return expectSound;
  if (size === 'wide') return isLikeAnother ? expectAccessible : expectSound;
  return sizesForAxe.includes(size) && !isLikeAnother ? expectAccessibleAgain : expectFits;
}

interface Look {
  /** Of the window or of the whole page. */
  readonly picture?: 'inSight' | 'whole';
  /** Besides, in each size. */
  readonly alsoIn?: (size: Size) => Promise<void>;
  /** Made of the same parts as a page that is looked at in every way: axe then looks at it once, in a wide window. */
  readonly isLikeAnother?: boolean;
}

/** Shows a page in windows of every size: it fits in each and is accessible. Ends in a wide window. */
export async function expectSoundInAllSizes(
  watched: WatchedPage,
  name: string,
  { picture = 'inSight', alsoIn, isLikeAnother = false }: Look = {},
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
    await checkIn(size, isLikeAnother)(watched.page);
  }
  await watched.page.setViewportSize(wide);
}
