import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import type { PremiumAlternative, UnchangedAlternative } from '#core/result/alternative.ts';
import type { SeriesLook } from '#output/language/series-look.ts';

/** The look of the current scheme and of each choice, the same on every screen, slide, page and sheet. */
export const looks: Readonly<Record<'now' | ChoiceKey, SeriesLook>> = {
  now: { hue: 'neutral', dash: 'sysDot', width: 2, mark: 'square' },
  A: { hue: 'primary', dash: 'dash', width: 2.5, mark: 'triangle' },
  B: { hue: 'accent', dash: 'solid', width: 2.75, mark: 'circle' },
  C: { hue: 'ink', dash: 'lgDashDot', width: 2, mark: 'diamond' },
};

/** What the look of an alternative follows from. */
type Drawn = Pick<UnchangedAlternative, 'key'> | Pick<PremiumAlternative, 'key' | 'choice'>;

/** The look of an alternative; of a premium that is no choice that of the adviser's own. */
export const lookOf = (alternative: Drawn): SeriesLook =>
  looks[alternative.key === 'unchanged' ? 'now' : (alternative.choice ?? 'C')];
