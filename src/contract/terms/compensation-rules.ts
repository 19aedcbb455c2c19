import type { CompensationEnd, CompensationTerms } from '#core/dossier-choices.ts';
import { currentSchemeWords } from '#contract/terms/current-scheme.ts';
import { percentage } from '#contract/terms/dutch-format.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';

/** The chosen rules of compensation, each with its name. */

const methods = {
  none: 'Geen',
  pensionOutcome: 'Pensioenuitkomst: het tekort',
  premiumDifference: 'Premieverschil, elke maand',
} as const satisfies Record<CompensationTerms['method'], string>;

function formText({ form, method, cohortYears }: CompensationTerms): string {
  if (form === 'salary') return 'Salaris, per deelnemer';
  if (method === 'premiumDifference') return 'Pensioenpremie, per deelnemer';
  return `Pensioenpremie, één % per cohort van ${cohortYears} jaar`;
}

function endText(end: CompensationEnd): string {
  if (end.kind === 'legalEnd') return 'Tot het wettelijk einde';
  return end.kind === 'pensionDate' ? 'Tot de pensioendatum' : `${end.years} jaar`;
}

/** The highest flat premium that fits the current budget with its compensation. */
function highestFlatText({ result }: ConclusionSubject): string {
  const highest = result.compensation?.highestFlat ?? null;
  return highest === null ? 'Geen vlakke premie' : `Hoogstens vlak ${percentage(highest.rate)}`;
}

export function compensationRules(subject: ConclusionSubject): readonly (readonly [string, string])[] {
  const { compensation: terms, kind } = subject.input;
  const target = `${percentage(terms.target)} van ${currentSchemeWords[kind].pension}`;
  return [
    ['Voor wie', 'Wie op de transitiedatum in dienst is'],
    ['Methode', methods[terms.method]],
    ...(terms.method === 'pensionOutcome' ? [['Doel', target] as const] : []),
    ['Vorm', formText(terms)],
    ['Periode', endText(terms.end)],
    ['Opslag op salaris', percentage(terms.salaryLoading)],
    ['Past in het budget', highestFlatText(subject)],
  ];
}
