/** What texts look like, and elements that have those looks. */
interface Looks {
  readonly looks: readonly string[];
  readonly elements: readonly Element[];
}

/**
 * Elements with text, a few of each look that is not known yet: the first, the middle and the last of those that have the same colour, size and
 * weight on the same backgrounds. Whether text can be read in other colours depends on no more than that, and to look at
 * each of thousands of cells takes seconds. Runs in the page; without what axe leaves out, which would stand for others.
 */
export function textOfEachLook(known: readonly string[]): Looks {
  const isKnown = new Set(known);
  const { matches: isForced } = matchMedia('(forced-colors: active)');
  const { colorScheme } = getComputedStyle(document.documentElement);
  const backgrounds = new Map<Element | null, string>([[null, '']]);
  const backgroundOf = (element: Element | null): string => {
    const known = backgrounds.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const own = isPlain ? '' : `|${backgroundColor} ${backgroundImage} ${opacity}`;
    const all = backgroundOf(element.parentElement) + own;
    backgrounds.set(element, all);
    return all;
  };
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
  const isLookedAt = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const control = element.closest('label')?.control ?? element;
    const isOff = control.closest(':disabled, [aria-disabled=true]') !== null;
    return !isOff && element.checkVisibility() && width > 1 && height > 1;
  };
  const looks = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !isLookedAt(element)) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isForEyesAlone = element.closest('[aria-hidden=true], [inert]') !== null;
    const text = [color, fontSize, fontWeight, textShadow, isForEyesAlone].join(' ');
    const look = [isForced, colorScheme, text, backgroundOf(element)].join(' ');
    if (!isKnown.has(look)) looks.set(look, [...(looks.get(look) ?? []), element]);
  }
  const few = (all: readonly Element[]) => [all[0], all[all.length >> 1], all.at(-1)];
  const elements = [...new Set([...looks.values()].flatMap(few))].filter((element) => element !== undefined);
  return { looks: [...looks.keys()], elements };
}
