import type { OneOffCost } from '#core/dossier/dossier-choices.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { listed } from '#office/document/dutch-words.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { paysCompensation } from '#output/language/pays-compensation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

type WithAlternatives = Pick<DossierResult, 'alternatives' | 'oneOffCosts'>;
type Named = Pick<PremiumAlternative, 'choice'>;

/** "keuze B", "keuzes A en C". */
const choicesText = (choices: readonly Named[]): string =>
  `keuze${choices.length === 1 ? '' : 's'} ${listed(choices.map(({ choice }) => choice ?? ''))}`;

/** The choices that have a one-off cost; of a form, as a file of version 6 names it, those with that form. */
const havingCost = ({ of }: OneOffCost, result: Pick<DossierResult, 'alternatives'>): readonly PremiumAlternative[] =>
  premiumAlternatives(result).filter(({ choice, form }) => of === 'all' || of === choice || of === form);

/** Which choices have a one-off cost: "alle", "B", "A en C"; a letter that is no choice as it was typed. */
export function oneOffChoices(row: OneOffCost, result: Pick<DossierResult, 'alternatives'>): string {
  if (row.of === 'all') return 'alle';
  const choices = havingCost(row, result).flatMap(({ choice }) => choice ?? []);
  if (choices.length > 0) return listed(choices);
  return row.of === 'flat' || row.of === 'progressive' ? 'geen' : row.of;
}

/** Whether the new scheme brings one-off costs. */
export const hasOneOffs = ({ oneOffCosts: { rows } }: Pick<DossierResult, 'oneOffCosts'>): boolean =>
  rows.some((row) => row.amount > 0);

/** Whether some of them are in the cost over the horizon. */
export const countsOneOffs = (result: WithAlternatives): boolean =>
  result.oneOffCosts.counts && premiumAlternatives(result).some(({ oneOffCost }) => oneOffCost > 0);

/**
 * ", met eenmalige kosten": what a cost over the horizon has of them, in a row of conditions; nothing where it has none.
 * With the choices that have them where another has none: ", met eenmalige kosten bij keuze B".
 */
export function oneOffCondition(result: WithAlternatives): string {
  const premiums = premiumAlternatives(result);
  const having = premiums.filter(({ oneOffCost }) => oneOffCost > 0);
  if (having.length === 0) return '';
  if (!result.oneOffCosts.counts) return ', zonder eenmalige kosten';
  return `, met eenmalige kosten${having.length === premiums.length ? '' : ` bij ${choicesText(having)}`}`;
}

/** "€ 8.000 bij keuze A en € 12.500 bij keuze B", "€ 12.500, alleen bij keuze B": over the horizon, discounted; null where it has none. */
function presentPhrase(result: WithAlternatives): string | null {
  const premiums = premiumAlternatives(result);
  const having = premiums.filter(({ oneOffCost }) => oneOffCost > 0);
  const groups = [...Map.groupBy(having, ({ oneOffCost }) => amount(oneOffCost))];
  const [first] = groups;
  if (first === undefined) return null;
  if (groups.length > 1) return listed(groups.map(([sum, of]) => `${sum} bij ${choicesText(of)}`));
  return having.length === premiums.length ? first[0] : `${first[0]}, alleen bij ${choicesText(having)}`;
}

/** What is said beside a cost over the horizon: what one-off costs are, and whether they are in it. Null where there are none. */
export function oneOffNote({ input, result }: ConclusionSubject): string | null {
  if (!hasOneOffs(result)) return null;
  const present = presentPhrase(result);
  const period = horizonPhrase(input.goal.horizon);
  if (present === null) return 'De eenmalige kosten van de nieuwe regeling vallen na de horizon.';
  return countsOneOffs(result)
    ? `De werkgeverslast over de horizon is met de eenmalige kosten van de nieuwe regeling: ${period} contant ${present}.`
    : `De eenmalige kosten van de nieuwe regeling komen er nog bij: ${period} contant ${present}.`;
}

/** " zonder compensatie en eenmalige kosten", after what a premium costs in these years; nothing where it has neither. */
export const withoutAdded = (premium: Pick<PremiumAlternative, 'years' | 'compensation'>, count: number): string =>
  paysCompensation(premium) || premium.years.slice(0, count).some(({ oneOff }) => oneOff > 0)
    ? ' zonder compensatie en eenmalige kosten'
    : '';

/** "€ 12.500 in 2027", "€ 4.000 in 2029 (alleen bij keuze B)". */
function inYear(rows: readonly OneOffCost[], result: Pick<DossierResult, 'alternatives'>): string {
  const [first] = rows as readonly [OneOffCost];
  const having = havingCost(first, result);
  const sum = `${amount(rows.reduce((total, row) => total + row.amount, 0))} in ${first.year}`;
  return having.length === premiumAlternatives(result).length ? sum : `${sum} (alleen bij ${choicesText(having)})`;
}

/** More of them would not be read in a note. */
const mostNamed = 4;

/**
 * What is said beside costs per year, which are without: "Zonder de eenmalige kosten van de nieuwe regeling: € 12.500 in 2027.";
 * null where there are none. `without`: how it begins where something beside it is with them.
 */
export function oneOffYearsNote(result: WithAlternatives, without = 'Zonder'): string | null {
  const rows = result.oneOffCosts.rows
    .filter((row) => row.amount > 0 && havingCost(row, result).length > 0)
    .toSorted((one, other) => one.year - other.year);
  const groups = [...Map.groupBy(rows, ({ year, of }) => `${year} ${of}`).values()];
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const start = `${without} de eenmalige kosten van de nieuwe regeling`;
  if (groups.length > mostNamed) return `${start}, van ${first.year} tot en met ${last.year}.`;
  return `${start}: ${listed(groups.map((group) => inYear(group, result)))}.`;
}
