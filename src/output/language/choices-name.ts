import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import { listed } from '#office/document/dutch-words.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';

/** What the choices with these premiums are called together: "Keuze B", "Beide keuzes", "Keuze A en C". */
export function choicesName(result: Pick<DossierResult, 'alternatives'>, keys: readonly PremiumKey[]): string {
  const choices = premiumAlternatives(result);
  const letters = choices.flatMap(({ key, choice }) => (keys.includes(key) && choice !== null ? [choice] : []));
  if (letters.length > 1 && letters.length === choices.length)
    return letters.length === 2 ? 'Beide keuzes' : 'Alle keuzes';
  return `Keuze ${listed(letters)}`;
}
