import { type CurrentValues, marketValue } from '#core/statutory/current-values.ts';
import type { OutcomeEffects } from '#core/statutory/statutory-outcome.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { percentage } from '#office/document/dutch-format.ts';
import type { BirthYearEffects } from '#core/statutory/statutory-effects.ts';
import type { PublishedEffects } from '#output/topics/statutory/published-effects.ts';

/** What becomes of the indexation of accrued rights, in words: its value lapses, and its price is no longer paid. */

/** Whether accrued rights lose indexation that the employer pays now. */
export const losesIndexation = ({ birthYears }: Pick<OutcomeEffects, 'birthYears'>): boolean =>
  birthYears.some(({ figures }) => figures.unchanged.lostIndexation !== 0);

/** What the columns of it are. */
export const lapsedColumnsSentence =
  'Effect = effect op wat vanaf de transitiedatum wordt opgebouwd − waarde van de indexatie die vervalt + prijs daarvan. Waarde: wat het pensioen van vóór de transitiedatum minder waard wordt doordat de werkgever er geen indexatie meer over betaalt. Prijs: wat hij daarvoor niet meer betaalt. Alles in % van dezelfde marktwaarde.';

/** From this part of the market value on a loss is told of. */
const toldShare = 0.01;

/** Of a year: its parts of the market value, and how many its figures stand for. */
interface LapsedShare {
  readonly lost: number;
  readonly values: CurrentValues;
  readonly times: number;
}

/** Model persons of a small group count alike: how many each stands for tells who is there. */
const shareOf = ({ figures, isModelPerson, count }: BirthYearEffects, isSmall: boolean): LapsedShare => ({
  lost: figures.unchanged.lostIndexation / marketValue(figures.unchanged),
  values: figures.unchanged,
  times: isModelPerson && !isSmall ? count : 1,
});

/** That indexation of accrued rights ends, what it is worth and what is no longer paid for it; null where that is little. */
export function lapsedSentence({ effects, years, measure }: PublishedEffects): string | null {
  if (measure !== 'net' || !losesIndexation(effects)) return null;
  const isSmall = years.reduce((sum, { count }) => sum + count, 0) < smallestGroup;
  const shares = years
    .filter(({ figures }) => marketValue(figures.unchanged) > 0)
    .map((year) => shareOf(year, isSmall));
  const losses = shares.map(({ lost }) => lost);
  const [least, most] = [Math.min(...losses), Math.max(...losses)];
  if (shares.length === 0 || most < toldShare) return null;
  const range =
    percentage(least) === percentage(most) ? percentage(most) : `${percentage(least)} tot ${percentage(most)}`;
  const ended = `De indexatie over opgebouwd pensioen eindigt (${range} van de waarde van het pensioen).`;
  const total = (amount: (values: CurrentValues) => number): number =>
    shares.reduce((sum, { values, times }) => sum + times * amount(values), 0);
  const saved = total(({ savedIndexation }) => savedIndexation) / total(marketValue);
  return saved === 0
    ? `${ended} Wat de werkgever er nu voor betaalt, is niet apart bekend en telt niet mee.`
    : `${ended} De werkgever betaalt er ${percentage(saved)} minder voor; dat telt in het netto profijt als voordeel, in het pensioen niet.`;
}
