import { oneOffYearsNote } from '#output/language/one-off.ts';
import { headlineConclusion } from '#output/topics/choices/answer-conclusion.ts';
import { unshownCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { levelSigns } from '#output/language/verdict-text.ts';
import {
  choiceName,
  type Choice,
  choicesOf,
  isHeadline,
  type OnePageRow,
} from '#output/topics/choices/one-page-choices.ts';
import { costRows, shownCosts } from '#output/topics/choices/cost-rows.ts';
import { lawRows } from '#output/topics/choices/law-rows.ts';
import { peopleRows } from '#output/topics/choices/people-rows.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** The page that a board reads: two or three choices beside each other. */
export interface OnePage {
  /** "Metaal B.V.: pensioen vanaf 2028" */
  readonly name: string;
  /** Without the employer, whose name may be longer than a line. */
  readonly shortName: string;
  /** What stands in front, in a sentence without a full stop. */
  readonly conclusion: string;
  readonly choices: readonly ShownChoice[];
  readonly rows: readonly OnePageRow[];
  /** How many warnings the input gave; null where there are none. */
  readonly warning: string | null;
  /** What to know of the figures: full sentences. */
  readonly notes: readonly string[];
}

export interface ShownChoice {
  /** "A" */
  readonly letter: string;
  readonly name: string;
  /** Whether it stands in front everywhere. */
  readonly isHeadline: boolean;
  /** Whether the law forbids it: then it is red, with a sign. */
  readonly isBarred: boolean;
}

const letters = ['A', 'B', 'C'];

const isBarred = (choice: Choice): boolean => choice.kind === 'premium' && choice.premium.verdict.allowed === 'no';

function shownChoice(subject: ConclusionSubject, choice: Choice, at: number): ShownChoice {
  const barred = isBarred(choice);
  return {
    letter: letters[at] ?? '',
    name: `${barred ? `${levelSigns.error} ` : ''}${choiceName(subject, choice)}`,
    isHeadline: isHeadline(subject, choice),
    isBarred: barred,
  };
}

/** The page of a dossier, for slide, document and screen alike. */
export function onePage({ dossier, result }: Pick<OutputContent, 'dossier' | 'result'>): OnePage {
  const subject = { input: dossier.input, result };
  const choices = choicesOf(subject);
  return {
    name: `${dossier.facts.employerName}: pensioen vanaf ${result.transitionDate.year}`,
    shortName: `Pensioen vanaf ${result.transitionDate.year}`,
    conclusion: headlineConclusion(subject),
    choices: choices.map((choice, at) => shownChoice(subject, choice, at)),
    rows: [...costRows(subject, choices), ...peopleRows(subject, choices), ...lawRows(subject, choices)],
    warning: inputWarning(dossier.warnings),
    notes: [
      negativeCostNote(result, shownCosts(choices)),
      // The title above it may be with them.
      oneOffYearsNote(result, 'De tabel is zonder'),
      unshownCompensation(subject),
    ].filter((note) => note !== null),
  };
}
