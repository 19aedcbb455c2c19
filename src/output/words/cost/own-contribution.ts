import { monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { EmployeeContribution, PremiumSharing, SteppedContribution } from '#core/dossier.ts';
import { contributionRate } from '#core/scheme/cost-rates.ts';
import { exactPercentage, monthText } from '#office/document/dutch-format.ts';

const contributionBases = { pensionBase: 'de grondslag', premium: 'de premie', salary: 'het salaris' } as const;
/** The own contribution of a scheme: "4,0% van de grondslag". */
export const contributionText = ({ basis, rate }: EmployeeContribution): string =>
  rate === 0 ? 'geen' : `${exactPercentage(rate)} van ${contributionBases[basis]}`;

/** More steps than this are counted: the workbook lists them all. */
const namedSteps = 2;

/** The own contribution of the new scheme with its steps: "4,0% van de grondslag; vanaf 01-01-2029 5,0%". */
export function newContributionText(own: SteppedContribution, transition: YearMonth): string {
  const { basis, steps = [] } = own;
  const [first, later] = [
    contributionRate(own, transition),
    steps.filter(({ from }) => monthsBetween(transition, from) > 0),
  ];
  const last = later.at(-1);
  if (last === undefined) return contributionText({ basis, rate: first });
  const texts = later.map(({ from, rate }) => `vanaf ${monthText(from)} ${exactPercentage(rate)}`);
  const counted = `in ${later.length} stappen naar ${exactPercentage(last.rate)} vanaf ${monthText(last.from)}`;
  const start = `${exactPercentage(first)} van ${contributionBases[basis]}`;
  return [start, ...(later.length > namedSteps ? [counted] : texts)].join('; ');
}

/** What employees pay of the premium above a level. */
export const sharingText = ({ part, above }: PremiumSharing): string =>
  `${exactPercentage(part)} van de premie boven ${exactPercentage(above)} van de grondslag`;
