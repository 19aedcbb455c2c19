import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { checksOfChoices } from '#output/topics/law/shown-checks.ts';
import { changesSentence } from '#output/topics/people/changes-conclusion.ts';
import { checksConclusion } from '#output/topics/law/checks-conclusion.ts';
import { headlineText } from '#output/topics/choices/headline-text.ts';
import { solverConclusion } from '#output/topics/choices/solver-name.ts';
import { sensitivityConclusion } from '#output/topics/sensitivity/conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { statutoryConclusion } from '#output/topics/statutory/statutory-effects-sheet.ts';
import { compensationOutcome } from '#output/topics/compensation/compensation-state.ts';
import { thirtyYearsConclusion } from '#output/topics/open-group/thirty-years.ts';
import { inputConclusion } from '#output/topics/law/input-conclusions.ts';
import type { SheetName, sheetNames } from '#output/model/sheet-plan.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';

/** The conclusion of each sheet, one sentence under its title. */

type Told = (subject: ConclusionSubject, content: OutputContent) => string;

/** In a first scheme nobody gains or loses. */
const employeesConclusion: Told = (subject) =>
  isFirstScheme(subject.input) ? headlineText(subject).title : changesSentence(subject);

const conclusions: Readonly<Record<(typeof sheetNames)[number], Told>> = {
  Samenvatting: (subject) => headlineText(subject).title,
  'De vier premies': (subject) => solverConclusion(subject),
  Lasten: (subject) => thirtyYearsConclusion(subject),
  Medewerkers: employeesConclusion,
  'Transitie-effecten': (_, content) => statutoryConclusion(content),
  Compensatie: (_, content) => compensationOutcome(content),
  Deelnemers: employeesConclusion,
  Gevoeligheid: (subject) => sensitivityConclusion(subject) ?? headlineText(subject).title,
  Toetsen: ({ result }) => checksConclusion(checksOfChoices(result)),
  Uitgangspunten: (_, content) => inputConclusion(content),
};

const isConcluded = (name: SheetName): name is keyof typeof conclusions => name in conclusions;

/** Throws for a sheet without conclusion or of another workbook. */
export function sheetConclusion(name: SheetName, content: OutputContent): string {
  if (!isConcluded(name)) throw new Error(`sheet ${name} has no conclusion`);
  return `${conclusions[name](subjectOf(content), content)}.`;
}
