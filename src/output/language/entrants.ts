import type { Goal } from '#core/dossier/goal.ts';
import type { DossierResult } from '#core/result/result.ts';
import { somebodyEnters } from '#core/result/who-enters.ts';

/** Over which time and of whom a cost is. */
export type Counted = Pick<Goal, 'horizon' | 'group'>;

/** Whether anybody enters in the thirty years of the open group: with a vervanging of 0% nobody does. */
export const hasEntrants = ({ openGroup }: Pick<DossierResult, 'openGroup'>): boolean =>
  somebodyEnters(openGroup.years);

/** Whether a cost is that of people who enter too: of one year it never is. */
export const countsSomebodyNew = (
  { openGroup }: Pick<DossierResult, 'openGroup'>,
  { horizon, group }: Counted,
): boolean =>
  group === 'withEntrants' && somebodyEnters(openGroup.years, horizon.kind === 'years' ? horizon.years : undefined);

const withSomebody = 'met nieuwe medewerkers';
const withNobody = 'zonder nieuwe medewerkers (er komt niemand bij)';

/** "met nieuwe medewerkers", or that there are none: of a cost over all the years of the open group. */
export const withEntrants = (result: Pick<DossierResult, 'openGroup'>): string =>
  hasEntrants(result) ? withSomebody : withNobody;

/** The same of a cost: whose it is, and that nobody is added where those who enter were asked for. */
export function countedPeople(result: Pick<DossierResult, 'openGroup'>, counted: Counted): string {
  if (counted.group === 'existing') return 'zonder nieuwe medewerkers';
  return countsSomebodyNew(result, counted) ? withSomebody : withNobody;
}
