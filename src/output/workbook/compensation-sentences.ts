import type { SchemeFacts } from '#core/scheme-kind.ts';
import type { CompensationRules } from '#core/dossier-choices.ts';
import { compensationWords } from '#output/words/compensation-words.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import type { DossierResult } from '#core/result/result.ts';

/** What the dossier asks. */
export function compensationSentences(rules: CompensationRules, facts: SchemeFacts): readonly string[] {
  const { method, form, end, salaryLoading } = compensationWords(rules, facts);
  if (rules.method === 'none') return [method.sentence];
  return [
    method.sentence,
    form.sentence,
    `Uitbetaald vanaf de transitiedatum ${end.sentence}, en nooit na de eigen pensioendatum.`,
    `Wat niet binnen de wettelijke ruimte voor pensioenpremie past, wordt als salaris betaald. Salaris kost de werkgever ${salaryLoading} meer dan het bedrag zelf.`,
  ];
}

/** The meaning of the columns of compensation. */
export const compensationExplanation = ({ method }: CompensationRules): string =>
  method === 'none'
    ? 'Compensatie: in dit dossier is geen compensatie gevraagd, de kolommen staan op nul.'
    : 'Compensatie %: deel van de pensioengrondslag. Compensatie EUR: wat de compensatie de werkgever in het eerste jaar kost, met de opslag op salaris.';

/** A sentence for compensation that is paid after the last year shown; null where none is. */
export function laterCompensationSentence(result: DossierResult): string | null {
  const lastShown = result.years.at(-1)?.year;
  const paid = result.alternatives.flatMap(({ compensation }) => compensation?.years ?? []);
  const last = Math.max(...paid.filter(({ cost }) => cost > 0).map(({ year }) => year));
  if (lastShown === undefined || last <= lastShown) return null;
  return `Compensatie loopt door na ${lastShown}, tot en met ${last}. De kolom Compensatie telt daarom niet op tot het totaal op het blad Compensatie; alle jaren staan op het blad Compensatie per jaar.`;
}

/** The highest flat premium that fits the budget with its compensation. */
export function highestFlatSentence({ highestFlat }: CompensationResult): string {
  if (highestFlat === null) return 'Geen enkele vlakke premie past met compensatie binnen de huidige werkgeverslast.';
  const { rate, costExcluding, costIncluding } = highestFlat;
  return (
    `De hoogste vlakke premie die met compensatie binnen de huidige werkgeverslast past is ${percentage(rate)}: ` +
    `${amount(costExcluding)} zonder en ${amount(costIncluding)} met compensatie (verdisconteerd over de horizon).`
  );
}
