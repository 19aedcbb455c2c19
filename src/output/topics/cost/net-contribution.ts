import type { EffectsResult } from '#core/result/effects-result.ts';

/** How the own contribution after tax was estimated, and of which year its rates are. */
export const netContributionSentence = ({ incomeTax: { year, isAfterLastKnown } }: EffectsResult): string =>
  `Netto is een schatting: de eigen bijdrage min de belasting en premie volksverzekeringen die erdoor vervallen, op het salaris van de maatmens, tegen de tarieven van box 1 van ${year}${isAfterLastKnown ? ' (de laatste die bekend zijn)' : ''} voor wie jonger is dan de AOW-leeftijd. Zonder heffingskortingen, toeslagen en ander inkomen.`;
