import type { Check, CheckCode } from '#core/result/check.ts';

/** How a check ended, in Dutch. */
export const checkLevelNames: Readonly<Record<Check['level'], string>> = {
  pass: 'In orde',
  warning: 'Let op',
  error: 'Niet toegestaan',
};

export const checkTitles: Readonly<Record<CheckCode, string>> = {
  OFFSET_BELOW_MINIMUM: 'Franchise',
  OFFSET_REDUCED: 'Verlaagde franchise',
  MAXIMUM_SALARY_ABOVE_LIMIT: 'Maximum pensioengevend salaris',
  PENSION_AGE_ABOVE_LIMIT: 'Uiterste pensioenleeftijd',
  STATE_PENSION_AGE_NOT_YET_KNOWN: 'AOW-leeftijd als einde van de premie',
  PARTNER_COVER_ABOVE_LIMIT: 'Partnerpensioen vóór de pensioendatum',
  ORPHAN_COVER_ABOVE_LIMIT: 'Wezenpensioen',
  ANW_COVER_ABOVE_LIMIT: 'Anw-hiaatpensioen',
  FLAT_ABOVE_LIMIT: 'Vlakke premie',
  SCALE_ABOVE_LIMIT: 'Progressieve staffel',
  CURRENT_SCALE_ABOVE_LIMIT: 'Huidige staffel',
  ENTRANT_PREMIUM_ABOVE_LIMIT: 'Premie voor nieuwe medewerkers',
  AMBITION_SCALE_ABOVE_LIMIT: 'Ambitiestaffel',
  ACCRUAL_ABOVE_LIMIT: 'Opbouwpercentage',
  INDEXATION_NOT_IN_COST: 'Indexatie in pensioen en kosten',
  PROGRESSIVE_PERMISSION: 'Eerbiedigende werking',
  GRANDFATHERING_SCHEME: 'Eerbiedigende werking: regeling op 30 juni 2023',
  GRANDFATHERING_DATE: 'Eerbiedigende werking: datum',
  GRANDFATHERING_CONTRACT: 'Eerbiedigende werking: nieuw contract',
  CURRENT_SCALE_FALLS: 'Eerbiedigende werking: oplopende premie',
  COMPENSATION_ABOVE_ROOM: 'Ruimte voor compensatie',
  COMPENSATION_PAST_END: 'Compensatieperiode',
  COMPENSATION_NOT_LEVEL: 'Compensatie per leeftijdscohort',
  EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM: 'Eigen bijdrage',
  EQUITY_RETURN_ABOVE_PARAMETER: 'Parameter rendement aandelen',
  PRICE_INFLATION_BELOW_PARAMETER: 'Parameter prijsinflatie',
  WAGE_GROWTH_BELOW_PARAMETER: 'Parameter loonstijging',
  TRANSITION_AFTER_DEADLINE: 'Transitiedatum',
  LAW_VALUE_NOT_YET_KNOWN: 'Wettelijke waarde nog niet bekend',
  LAW_VALUE_GAP: 'Wettelijk bedrag ontbreekt',
  PREMIUM_WAIVED: 'Premievrijstelling',
  PARTICIPANTS_LEFT_OUT: 'Deelnemers buiten de berekening',
  GOAL_NOT_REACHED: 'Doel haalbaar',
  NORM_COHORT_DECLINE: 'Norm: achteruitgang van een cohort',
  NORM_WORSE_SHARE: 'Norm: aandeel dat achteruitgaat',
  NORM_EXTRA_COST: 'Norm: extra werkgeverslast',
};

/** Whether a check of the current premium is of one percentage for every age: then no age has the figure. */
export const isOfFlatPremium = ({ code, figures }: Check): boolean =>
  code === 'CURRENT_SCALE_ABOVE_LIMIT' && figures['age'] === undefined;

/** The title of a check: of a current scale with one percentage that of the premium that it is. */
export const checkTitle = (check: Check): string =>
  isOfFlatPremium(check) ? 'Huidige premie' : checkTitles[check.code];
