import type { SchemeKind } from '#core/dossier.ts';
import type { CompensationEnd, CompensationTerms } from '#core/dossier-choices.ts';
import { currentSchemeWords } from '#contract/terms/current-scheme.ts';
import { amount, percentage } from '#contract/terms/dutch-format.ts';
import type { CompensationResult } from '#core/compensation-result.ts';
import type { DossierResult } from '#core/result.ts';

/** What is compensated and how, in words. */

const endText = (end: CompensationEnd): string => {
  if (end.kind === 'legalEnd') return 'tot het wettelijk einde van de compensatieperiode';
  if (end.kind === 'pensionDate') return 'tot de pensioendatum';
  return end.years === 1 ? 'gedurende 1 jaar' : `gedurende ${end.years} jaar`;
};

/** What the dossier asks. */
export function compensationSentences(terms: CompensationTerms, kind: SchemeKind): readonly string[] {
  if (terms.method === 'none') return ['In dit dossier is geen compensatie gevraagd.'];
  const method =
    terms.method === 'pensionOutcome'
      ? `Naar pensioenuitkomst: gecompenseerd wordt wat het nieuwe pensioen lager is dan ${percentage(terms.target)} van ${currentSchemeWords[kind].pension}, bij verwachte rendementen en de praktische premie.`
      : 'Naar premieverschil: gecompenseerd wordt elke maand wat de nieuwe premie lager is dan de huidige, bij de praktische premie.';
  return [
    method,
    formText(terms),
    `Uitbetaald vanaf de transitiedatum ${endText(terms.end)}, en nooit na de eigen pensioendatum.`,
    `Wat niet binnen de wettelijke ruimte voor pensioenpremie past, wordt als salaris betaald. Salaris kost de werkgever ${percentage(terms.salaryLoading)} meer dan het bedrag zelf.`,
  ];
}

function formText({ form, method, cohortYears }: CompensationTerms): string {
  if (form === 'salary') return 'In de vorm van salaris, voor elke deelnemer een eigen bedrag.';
  if (method === 'premiumDifference') return 'In de vorm van pensioenpremie, voor elke deelnemer een eigen bedrag.';
  const years = cohortYears === 1 ? 'leeftijdsjaar' : `groep van ${cohortYears} leeftijdsjaren`;
  return `In de vorm van pensioenpremie: per ${years} op de transitiedatum één percentage van de pensioengrondslag, voor iedereen in die groep.`;
}

/** What the columns of compensation hold. */
export const compensationExplanation = ({ method }: CompensationTerms): string =>
  method === 'none'
    ? 'Compensatie: in dit dossier is geen compensatie gevraagd, de kolommen staan op nul.'
    : 'Compensatie %: deel van de pensioengrondslag. Compensatie EUR: wat de compensatie de werkgever in het eerste jaar kost, met de opslag op salaris.';

/** That compensation goes on after the years whose cost is shown; null where it does not. */
export function laterCompensationSentence({ costYears, compensation }: DossierResult): string | null {
  const lastShown = costYears.at(-1)?.year;
  const paid = Object.values(compensation?.variants ?? {}).flatMap((variant) => variant?.years ?? []);
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
