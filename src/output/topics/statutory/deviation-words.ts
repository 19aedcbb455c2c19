import type { OutcomeEffects } from '#core/statutory/statutory-outcome.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { listed } from '#office/document/dutch-words.ts';
import { cohortName } from '#output/language/cohort-name.ts';

/** What model persons make of the figures, in words: how far they are from those of the participants (art. 46c lid 4). */

/** Where the law has it: of netto profijt. */
export const modelPersonRule = 'art. 46c lid 4 Besluit uitvoering PW en Wvb; voor bruto profijt naar analogie';

type Deviating = Pick<OutcomeEffects, 'deviation'>;

const outside = ({ deviation }: Deviating) => (deviation?.groups ?? []).filter(({ isWithin }) => !isWithin);

/** Whether the effect of a group deviates by more than the norm. */
export const isOutside = (effects: Deviating): boolean => outside(effects).length > 0;

/** Of all together, and of the groups that are outside the norm: those without a figure. Nothing where few are stood for. */
export function deviationSentences(effects: Deviating): readonly string[] {
  const { deviation } = effects;
  if (deviation === null) return [];
  const { marketValue } = deviation;
  const of = `Met maatmensen is de marktwaarde van de te verwachten uitkeringen ${percentage(Math.abs(marketValue))} ${marketValue < 0 ? 'lager' : 'hoger'} dan met de deelnemers zelf`;
  const groups = outside(effects).map(cohortName);
  return [
    groups.length === 0
      ? `${of}; het effect wijkt in elke leeftijdsgroep hoogstens 1 procentpunt af (${modelPersonRule}).`
      : `${of}; het effect wijkt meer dan 1 procentpunt af voor ${listed(groups)} (${modelPersonRule}). Eigen cijfers heeft de adviseur.`,
  ];
}
