import type { DossierResult } from '#core/result/result.ts';
import { longMonthText } from '#office/document/dutch-format.ts';

/** "in 2028", "in de eerste twaalf maanden vanaf 1 juli 2027": the first of the two numbers. */
export const inFirstTwelveMonths = ({ transitionDate }: Pick<DossierResult, 'transitionDate'>): string =>
  transitionDate.month === 1
    ? `in ${transitionDate.year}`
    : `in de eerste twaalf maanden vanaf ${longMonthText(transitionDate)}`;
