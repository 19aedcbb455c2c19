import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { chosenOf } from '#core/result/headline.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { hasFlatPremium } from '#output/language/current-scheme.ts';
import { flatNowClause } from '#output/language/flat-since.ts';
import { hasEntrants } from '#output/language/entrants.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { paysSalaryBeside } from '#output/language/pays-compensation.ts';
import { isBarred } from '#output/language/shown-name.ts';
import { levelSigns } from '#output/language/verdict-text.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { inDutch, said, type Said } from '#output/language/wording.ts';
import type { ChoiceRow } from '#output/topics/choices/choice-row.ts';
import { choiceRows } from '#output/topics/choices/choice-rows.ts';
import { isCompensated } from '#output/topics/choices/cost-rows.ts';
import { shownChoices } from '#output/language/choice-text.ts';
import { frontHeadline } from '#output/topics/choices/employees-headline.ts';
import { employeesChoiceRows } from '#output/topics/choices/employees-choice-rows.ts';

/** The page that a board reads: the choices beside each other. */
export interface OnePage {
  /** "Metaal B.V.: pensioen vanaf 2028" */
  readonly name: string;
  /** Without the employer, whose name may be longer than a line. */
  readonly shortName: string;
  /** The headline, without a full stop, and what stands under it as a full sentence. */
  readonly conclusion: string;
  readonly sentence: string | null;
  readonly choices: readonly NamedChoice[];
  readonly rows: readonly ChoiceRow[];
  /** How many warnings the input gave; null where there are none. */
  readonly warning: string | null;
  /** What to know of the figures: full sentences. */
  readonly notes: readonly string[];
}

/** What the page is made from. */
export type PageContent = Pick<OutputContent, 'dossier' | 'result' | 'beside' | 'stamp' | 'edition'>;

export interface NamedChoice {
  /** "B Vlak voor iedereen" */
  readonly name: string;
  /** Whether it was chosen. */
  readonly isChosen: boolean;
  /** Whether the law forbids it: then it is red, with a sign. */
  readonly isBarred: boolean;
}

/** What holds for every figure of the table, said once above it: full sentences. */
export function leadSentences(subject: ConclusionSubject): readonly Said[] {
  const { input, result } = subject;
  const [withCompensation, discounted] = hasEntrants(result)
    ? (['compensatedDiscountedWithEntrants', 'discountedWithEntrants'] as const)
    : (['compensatedDiscounted', 'discounted'] as const);
  const cost = said(isCompensated(subject) ? withCompensation : discounted);
  return isFirstScheme(input) ? [cost, said('noSchemeNow')] : [cost, said('nowUnchanged'), pensionSentence(subject)];
}

const pensionSentence = ({ input }: ConclusionSubject): Said =>
  said(isAveragePay(input) ? 'pensionNotGuaranteed' : 'pensionExpected');

/** The same in Dutch. `forOthers`: than the employer. */
export function tableLead(subject: ConclusionSubject, { forOthers = false } = {}): string {
  if (!forOthers) return leadSentences(subject).map(inDutch).join(' ');
  const start = isCompensated(subject) ? [said('withoutCompensation')] : [];
  return [...start, pensionSentence(subject)].map(inDutch).join(' ');
}

/** Why now is no choice, below the table; null where it could go on. */
export function nowNote({ input, result }: ConclusionSubject): string | null {
  const flat = flatNowClause(flatSinceOf(input));
  if (flat !== null) return `${capitalised(flat)}, en nieuwe medewerkers ook; de anderen hebben de staffel.`;
  if (input.change === 'afterGrandfathering')
    return 'Nu is een vergelijking: wie nu deelneemt, houdt de staffel, wie later begint, krijgt de vlakke premie ernaast.';
  // One premium for everybody is lawful as it is.
  if (hasFlatPremium(input)) return null;
  // A scale of after that day was never lawful, so that no day of the old rules is its last.
  if (input.schemeOn30June2023 === 'noScheme' && !isAveragePay(input))
    return 'Nu is een vergelijking, geen keuze: de regeling van nu mag voor niemand doorgaan (art. 17 lid 1 PW).';
  const isForNobody =
    isAveragePay(input) ||
    input.schemeOn30June2023 === 'averagePremium' ||
    premiumAlternatives(result).some((premium) => premium.key === 'keptScale' && isBarred(premium));
  const whom = isForNobody ? 'voor niemand' : 'voor nieuwe medewerkers niet';
  return `Nu is een vergelijking, geen keuze: na 31 december 2027 mag de regeling van nu ${whom} doorgaan.`;
}

/** That compensation paid as salary lifts nobody's pension; null where none is. */
export function salaryNote(subject: ConclusionSubject): string | null {
  const isPaid = shownChoices(subject).some(({ alternative }) => paysSalaryBeside(alternative));
  const what = subject.input.compensation.form === 'salary' ? 'De compensatie' : 'Een deel van de compensatie';
  return isPaid ? `${what} is salaris: dat is geen pensioen en telt niet mee bij wie minder krijgt.` : null;
}

/** What to know of what the employer pays. */
const costNotes = (subject: ConclusionSubject): readonly (string | null)[] => [
  salaryNote(subject),
  negativeCostNote(
    subject.result,
    subject.result.choices.flatMap(({ cost }) => [cost.firstYear, cost.thirtyYears]),
  ),
];

/** The page of a dossier, for slide, document and screen alike; for others than the employer without what he pays. */
export function onePage(content: PageContent): OnePage {
  const { dossier, result } = content;
  const subject = subjectOf(content);
  const chosen = chosenOf(result)?.choice;
  const { title, sentence } = frontHeadline(content);
  const isForEmployees = content.edition === 'employees';
  return {
    name: `${dossier.facts.employerName}: pensioen vanaf ${result.transitionDate.year}`,
    shortName: `Pensioen vanaf ${result.transitionDate.year}`,
    conclusion: title,
    sentence: sentence === null ? null : `${sentence}.`,
    choices: shownChoices(subject).map(({ key, alternative }) => {
      const barred = isBarred(alternative);
      return {
        name: `${barred ? `${levelSigns.error} ` : ''}${nameOf(alternative, 'short')}`,
        isChosen: key === chosen,
        isBarred: barred,
      };
    }),
    rows: isForEmployees ? employeesChoiceRows(subject) : choiceRows(subject),
    warning: inputWarning(dossier.warnings),
    notes: [nowNote(subject), ...(isForEmployees ? [] : costNotes(subject))].filter((note) => note !== null),
  };
}
