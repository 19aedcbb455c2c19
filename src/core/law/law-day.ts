import type { LawSeries } from '#core/law/dated.ts';

/**
 * The date of a dossier on which a value of law is looked up: amounts (EUR a year) on the valuation date (peildatum),
 * percentages, scales, days and months on the transition date (transitiedatum). Source: docs/method/law-values.md.
 */
export const lawDay = ({ unit }: Pick<LawSeries<unknown>, 'unit'>): 'valuationDate' | 'transitionDate' =>
  unit === 'EUR a year' ? 'valuationDate' : 'transitionDate';
