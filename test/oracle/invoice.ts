import type { InvoicedScheme, InvoicePart } from '#core/dossier/invoice.ts';
import { partsOfMonth } from '#test/oracle/cost.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { lifeOf } from '#test/oracle/life.ts';

const names = { premium: 'premie', riskPremiums: 'risico', loading: 'opslag', costPerParticipant: 'kosten' } as const;

/** The premium of an offer: a flat one before a scale; none where neither was given. */
export const offered = ({ eigen_vlakke_premie: flat, eigen_staffel: rows }: OracleDossier): readonly Row[] | null => {
  if (flat !== null) return [[0, flat]];
  if (rows.length === 0) return null;
  return rows.every(([, rate]) => rate === rows[0]![1]) ? [[0, rows[0]![1]]] : rows;
};

/** Month by month and person by person: what a scheme has of a part in the twelve months from the valuation date (section 12). */
export function invoicedAmount(dossier: OracleDossier, scheme: InvoicedScheme, part: InvoicePart): number {
  const alternative = scheme === 'current' ? 'ongewijzigd' : (offered(dossier) ?? []);
  let total = 0;
  for (const person of dossier.deelnemers) {
    if (person.meerekenen !== 'ja') continue;
    const life = lifeOf(dossier, person, 0);
    for (let m = 0; m < 12; m += 1) total += partsOfMonth(dossier, life, alternative, m)[names[part]];
  }
  return total;
}

/** The dossier with terms of a scheme so many times what they were. */
export function timesTerms(
  dossier: OracleDossier,
  which: 'huidig' | 'nieuw',
  factors: Readonly<Record<'risico' | 'opslag' | 'kosten', number>>,
): OracleDossier {
  const table = which === 'huidig' ? 'huidige_risicopremie' : 'nieuwe_risicopremie';
  return {
    ...dossier,
    [`${which}_risicopremie_grondslag`]: dossier[`${which}_risicopremie_grondslag`] * factors.risico,
    [`${which}_risicopremie_salaris`]: dossier[`${which}_risicopremie_salaris`] * factors.risico,
    [table]: (dossier[table] ?? []).map(([age, rate]): Row => [age, rate * factors.risico]),
    [`${which}_opslag_premie`]: dossier[`${which}_opslag_premie`] * factors.opslag,
    [`${which}_kosten_per_deelnemer`]: dossier[`${which}_kosten_per_deelnemer`] * factors.kosten,
  };
}
