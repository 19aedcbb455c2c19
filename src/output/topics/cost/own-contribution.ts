import { monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { EmployeeContribution, PremiumSharing, SteppedContribution } from '#core/dossier/employee-contribution.ts';
import { contributionRate } from '#core/scheme/cost-rates.ts';
import { exactPercentage, monthText } from '#office/document/dutch-format.ts';

const contributionBases = { pensionBase: 'de grondslag', premium: 'de premie', salary: 'het salaris' } as const;
/** The own contribution of a scheme: "4,0% van de grondslag". */
export const contributionText = ({ basis, rate }: EmployeeContribution): string =>
  rate === 0 ? 'geen' : `${exactPercentage(rate)} van ${contributionBases[basis]}`;

/** More steps than this are counted: the workbook lists them all. */
const namedSteps = 2;

/** The own contribution of the new scheme at the transition: "4,0% van de grondslag". */
export const startText = (own: SteppedContribution, transition: YearMonth): string =>
  contributionText({ basis: own.basis, rate: contributionRate(own, transition) });

/** "vanaf 01-01-2029 5,0%": the steps after the transition, counted where there are many; null where there are none. */
export function laterContribution(
  { steps = [] }: SteppedContribution,
  transition: YearMonth,
  most = namedSteps,
): string | null {
  const later = steps.filter(({ from }) => monthsBetween(transition, from) > 0);
  const last = later.at(-1);
  if (last === undefined) return null;
  if (later.length > most)
    return `in ${later.length} stappen naar ${exactPercentage(last.rate)} vanaf ${monthText(last.from)}`;
  return later.map(({ from, rate }) => `vanaf ${monthText(from)} ${exactPercentage(rate)}`).join('; ');
}

/** The own contribution of the new scheme with its steps: "4,0% van de grondslag; vanaf 01-01-2029 5,0%". */
export function newContributionText(own: SteppedContribution, transition: YearMonth): string {
  const later = laterContribution(own, transition);
  if (later === null) return startText(own, transition);
  const start = `${exactPercentage(contributionRate(own, transition))} van ${contributionBases[own.basis]}`;
  return `${start}; ${later}`;
}

/** What employees pay of the premium above a level. */
export const sharingText = ({ part, above }: PremiumSharing): string =>
  `${exactPercentage(part)} van de premie boven ${exactPercentage(above)} van de grondslag`;
