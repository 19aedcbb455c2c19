import { compareDays } from '#core/calendar/days.ts';
import { isDay } from '#input/reading/cells/day-value.ts';
import { dateText, exactPercentage } from '#office/document/dutch-format.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error } from '#input/reading/cells/problem.ts';

const numberOf = (findings: PlacedFindings, name: string): number | null => {
  const value = findings.value(name);
  return typeof value === 'number' ? value : null;
};

/** Steps of the own contribution are of the new scheme, which begins at the transition. */
function checkSteps(findings: PlacedFindings): void {
  const transition = findings.writtenDay('transitiedatum');
  if (transition === null) return;
  for (const [index, { from = null }] of (findings.parts.tables.get('EigenBijdrage')?.rows ?? []).entries()) {
    if (!isDay(from) || compareDays(from, transition) >= 0) continue;
    const message = `De datum ligt vóór de transitiedatum (${dateText(transition)}), en de tabel is van de nieuwe regeling.`;
    const remedy =
      'Vul een datum op of na de transitiedatum in; wat op de transitiedatum geldt, hoort bij Eigen bijdrage op het blad Nieuwe regeling.';
    findings.atRow('EigenBijdrage', index, error('VALUE_CONFLICT', message, remedy), dateText(from));
  }
}

/** A part without a level, or a level without a part, says nothing. */
function checkSharing(findings: PlacedFindings): void {
  const [part, above] = [numberOf(findings, 'nieuw_deling_deel'), numberOf(findings, 'nieuw_deling_boven')];
  if (part !== null && part > 0 && above === null && !findings.parts.wrong.has('nieuw_deling_boven')) {
    const message = 'Er is een deel ingevuld dat de werknemer betaalt, maar niet boven welk niveau van de premie.';
    const remedy = 'Vul het niveau in, of maak het deel leeg als er niet wordt gedeeld.';
    findings.at('nieuw_deling_boven', error('FIELD_EMPTY', message, remedy));
  }
  if (part === null && above !== null && !findings.parts.wrong.has('nieuw_deling_deel')) {
    const message =
      'Er is een niveau ingevuld waarboven de premie wordt gedeeld, maar niet welk deel de werknemer dan betaalt.';
    const remedy = 'Vul het deel in, of maak het niveau leeg als er niet wordt gedeeld.';
    findings.at('nieuw_deling_deel', error('FIELD_EMPTY', message, remedy));
  }
}

/** The highest own contribution as a part of the premium, over all steps; 0 where it is of something else. */
function highestOfPremium(findings: PlacedFindings): number {
  if (findings.value('nieuw_eigen_bijdrage_soort') !== 'premium') return 0;
  const steps = findings.parts.tables.get('EigenBijdrage')?.rows.map(({ rate }) => rate) ?? [];
  const rates = [numberOf(findings, 'nieuw_eigen_bijdrage'), ...steps];
  return Math.max(0, ...rates.filter((rate) => typeof rate === 'number'));
}

/**
 * Where own contribution and shared part together are the whole premium with its loading, employer cost falls while the premium
 * rises: then no premium can be solved from a cost.
 */
function checkRisingCost(findings: PlacedFindings): void {
  const part = numberOf(findings, 'nieuw_deling_deel');
  const above = numberOf(findings, 'nieuw_deling_boven');
  const loading = numberOf(findings, 'nieuw_opslag_premie');
  if (part === null || part === 0 || above === null || loading === null) return;
  const own = highestOfPremium(findings);
  if (own + part < 1 + loading) return;
  const ofPremium = own > 0 ? ` en de eigen bijdrage van ten hoogste ${exactPercentage(own)} van de premie` : '';
  const message = `Met dit deel${ofPremium} betaalt de werknemer boven het niveau alles van de premie en haar opslag (${exactPercentage(1 + loading)}): de werkgeverslast zou niet meer stijgen als de premie stijgt.`;
  const remedy = 'Verlaag het werknemersdeel boven het niveau, of de eigen bijdrage.';
  findings.at('nieuw_deling_deel', error('VALUE_CONFLICT', message, remedy), exactPercentage(part));
}

/** Own contributions in steps and shared premium that cannot be. */
export function checkContributions(findings: PlacedFindings): void {
  checkSteps(findings);
  checkSharing(findings);
  checkRisingCost(findings);
}
