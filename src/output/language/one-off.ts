import type { OneOffCost } from '#core/dossier/dossier-choices.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { listed } from '#office/document/dutch-words.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

type WithAlternatives = Pick<DossierResult, 'alternatives' | 'oneOffCosts'>;

/** Which alternatives have a one-off cost, in Dutch. */
export const oneOffOf: Readonly<Record<OneOffCost['of'], string>> = {
  all: 'elk alternatief van de nieuwe regeling',
  flat: 'alleen bij een vlakke premie',
  progressive: 'alleen bij een staffel',
};

/** Whether the new scheme brings one-off costs. */
export const hasOneOffs = ({ oneOffCosts: { rows } }: Pick<DossierResult, 'oneOffCosts'>): boolean =>
  rows.some((row) => row.amount > 0);

/** Whether some of them are in the cost over the horizon. */
export const countsOneOffs = (result: WithAlternatives): boolean =>
  result.oneOffCosts.counts && premiumAlternatives(result).some(({ oneOffCost }) => oneOffCost > 0);

/** What a premium has of them over the horizon. */
export type WithOneOffs = Pick<PremiumAlternative, 'form' | 'oneOffCost'>;

const formNames: Readonly<Record<PremiumAlternative['form'], string>> = {
  flat: 'bij een vlakke premie',
  progressive: 'bij een staffel',
};

/**
 * ", met eenmalige kosten": what a cost over the horizon has of them, in a row of conditions; nothing where it has none.
 * Of premiums side by side with the form that has them, where the other has none: ", met eenmalige kosten bij een vlakke premie".
 */
export function oneOffCondition(result: WithAlternatives, premiums: readonly WithOneOffs[]): string {
  const having = premiums.filter(({ oneOffCost }) => oneOffCost > 0);
  const [first] = having;
  if (first === undefined) return '';
  if (!result.oneOffCosts.counts) return ', zonder eenmalige kosten';
  return `, met eenmalige kosten${having.length === premiums.length ? '' : ` ${formNames[first.form]}`}`;
}

/**
 * "€ 12.500 bij een vlakke premie en € 8.000 bij een staffel", "€ 12.500, alleen bij een vlakke premie": over the horizon,
 * discounted; null where nothing falls in it.
 */
function presentPhrase(result: WithAlternatives): string | null {
  const of = (form: 'flat' | 'progressive'): number | null =>
    premiumAlternatives(result).find((premium) => premium.form === form)?.oneOffCost ?? null;
  const [flat, scale] = [of('flat'), of('progressive')];
  if ((flat ?? 0) === 0 && (scale ?? 0) === 0) return null;
  if (flat === null || scale === null || amount(flat) === amount(scale)) return amount(flat ?? scale ?? 0);
  if (scale === 0) return `${amount(flat)}, alleen ${formNames.flat}`;
  if (flat === 0) return `${amount(scale)}, alleen ${formNames.progressive}`;
  return `${amount(flat)} ${formNames.flat} en ${amount(scale)} ${formNames.progressive}`;
}

/** What is said beside a cost over the horizon: what one-off costs are, and whether they are in it. Null where there are none. */
export function oneOffNote({ input, result }: ConclusionSubject): string | null {
  if (!hasOneOffs(result)) return null;
  const present = presentPhrase(result);
  const period = horizonPhrase(input.goal.horizon);
  if (present === null) return `De eenmalige kosten van de nieuwe regeling vallen na de horizon; blad Lasten noemt ze.`;
  return countsOneOffs(result)
    ? `De werkgeverslast over de horizon is met de eenmalige kosten van de nieuwe regeling: ${period} contant ${present}.`
    : `De eenmalige kosten van de nieuwe regeling komen er nog bij: ${period} contant ${present}.`;
}

/** " zonder eenmalige kosten", after what a premium costs in these years; nothing where it has none in them. */
export const withoutOneOffs = ({ years }: Pick<PremiumAlternative, 'years'>, count: number): string =>
  years.slice(0, count).some(({ oneOff }) => oneOff > 0) ? ' zonder eenmalige kosten' : '';

const inYear = (rows: readonly OneOffCost[]): string => {
  const [{ year, of }] = rows as readonly [OneOffCost];
  const sum = rows.reduce((total, row) => total + row.amount, 0);
  return `${amount(sum)} in ${year}${of === 'all' ? '' : ` (${oneOffOf[of]})`}`;
};

/** More of them would not be read in a note. */
const mostNamed = 4;

/**
 * What is said beside costs per year, which are without: "Zonder de eenmalige kosten van de nieuwe regeling: € 12.500 in 2027.";
 * null where there are none. `without`: how it begins where something beside it is with them.
 */
export function oneOffYearsNote(
  { oneOffCosts }: Pick<DossierResult, 'oneOffCosts'>,
  without = 'Zonder',
): string | null {
  const rows = oneOffCosts.rows.filter((row) => row.amount > 0).toSorted((one, other) => one.year - other.year);
  const groups = [...Map.groupBy(rows, ({ year, of }) => `${year} ${of}`).values()];
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const start = `${without} de eenmalige kosten van de nieuwe regeling`;
  if (groups.length > mostNamed) return `${start}, van ${first.year} tot en met ${last.year}; blad Lasten noemt ze.`;
  return `${start}: ${listed(groups.map(inYear))}.`;
}
