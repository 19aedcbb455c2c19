import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { costConditions, profitGoal } from '#output/language/conditions.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { barredNotes } from '#output/language/shown-name.ts';

/** What the four answers keep equal, and what their figures are of: full sentences to stand beside their cards. */
export const goalNotes = (subject: ConclusionSubject): readonly string[] => [
  ...(isFirstScheme(subject.input)
    ? []
    : [
        `Doel budgetneutraal: de werkgeverslast blijft gelijk ${costConditions(subject, subject.input.goal)}.`,
        `Doel profijtneutraal: ${profitGoal(subject)}.`,
      ]),
  'De premies zijn afgerond; alle bedragen horen bij de afgeronde premie.',
  ...barredNotes(subject.result.alternatives),
];
