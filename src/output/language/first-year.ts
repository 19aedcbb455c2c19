import type { DossierResult } from '#core/result/result.ts';
import { day, inDutch, said, type Said } from '#output/language/wording.ts';

/** "in 2028", "in de eerste twaalf maanden vanaf 1 juli 2027": the first of the two numbers. */
export const saidFirstTwelveMonths = ({ transitionDate }: Pick<DossierResult, 'transitionDate'>): Said =>
  transitionDate.month === 1
    ? said('inYear', `${transitionDate.year}`)
    : said('inTwelveMonths', day({ ...transitionDate, day: 1 }));

/** The same in Dutch. */
export const inFirstTwelveMonths = (result: Pick<DossierResult, 'transitionDate'>): string =>
  inDutch(saidFirstTwelveMonths(result));

/** What the employer pays in that time, as the head of a row. */
export const costInFirstTwelveMonths = ({ transitionDate }: Pick<DossierResult, 'transitionDate'>): Said =>
  transitionDate.month === 1
    ? said('costInYear', `${transitionDate.year}`)
    : said('costInTwelveMonths', day({ ...transitionDate, day: 1 }));

/** The same of what the employees pay. */
export const contributionInFirstTwelveMonths = ({ transitionDate }: Pick<DossierResult, 'transitionDate'>): Said =>
  transitionDate.month === 1
    ? said('contributionInYear', `${transitionDate.year}`)
    : said('contributionInTwelveMonths', day({ ...transitionDate, day: 1 }));
