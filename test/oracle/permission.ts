import type { OracleDossier, Row } from '#test/oracle/dossier.ts';

const qualifying = new Set(['premieregeling met staffel', 'verzekerde regeling met leeftijdsafhankelijke premie']);

/** Whether a scale was kept in the transition, and is given up later. */
export const isLaterChange = ({ soort_wijziging: change }: OracleDossier): boolean =>
  change === 'wijziging na eerbiedigende werking';

/**
 * Whether those in service may keep a premium that rises with age (art. 220e PW): never in a solidary contract, only from
 * a scheme that had one on 30 June 2023, and only for those who take part on the day before the transition, at the latest 31
 * December 2027, and never a scale that is lower for somebody older (below 68). Who kept a scale and changes it years later was in time then.
 */
export function permitted(dossier: OracleDossier, rates: readonly Row[]): 'ja' | 'nee' | 'onbekend' {
  const { regeling_op_30_juni_2023: scheme, nieuw_contract: contract, transitiedatum } = dossier;
  const [year, month] = transitiedatum;
  const isLate = !isLaterChange(dossier) && (year! > 2028 || (year === 2028 && month! > 1));
  if (contract === 'solidaire premieregeling' || isLate || isLowerForOlder(rates)) return 'nee';
  if (scheme === 'onbekend') return 'onbekend';
  return qualifying.has(scheme) ? 'ja' : 'nee';
}

/** Whether some pair of ages below 68 has the lower percentage for the older; decimals of a rate are not exact in binary. */
const isLowerForOlder = (rates: readonly Row[]): boolean => {
  const judged = rates.filter(([from]) => from < 68).map(([, rate]) => rate);
  return judged.some((rate, index) => judged.slice(index + 1).some((older) => older < rate - 1e-12));
};
