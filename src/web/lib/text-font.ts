/** For so many milliseconds a page is held back for its font; after that a reader had rather read in another one. */
const patience = 1000;

/**
 * Done when the font of the texts can be drawn with, has failed, or has taken too long: texts that are drawn in another
 * font first jump when their own arrives.
 */
export async function textFontReady(): Promise<void> {
  const { fontFamily } = getComputedStyle(document.documentElement);
  await Promise.race([
    Promise.allSettled([document.fonts.load(`1rem ${fontFamily}`)]),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
