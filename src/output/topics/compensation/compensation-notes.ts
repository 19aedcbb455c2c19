/** What holds of compensation wherever its cohorts are shown. */
export const entitledNote =
  'In aanmerking: wie op de transitiedatum een leeftijd heeft die wordt gecompenseerd, ook wie niet tekortkomt.';

export const roomNote =
  'Als pensioenpremie kan compensatie alleen binnen de wettelijke ruimte en tot het wettelijk einde. Wat niet past is salaris, met de opslag daarop.';

export const sameRateNote =
  'Art. 150f Pensioenwet: iedereen in een gecompenseerd cohort heeft recht op hetzelfde percentage.';
