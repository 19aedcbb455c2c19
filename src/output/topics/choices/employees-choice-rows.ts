import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { statedInDutch } from '#output/language/wording.ts';
import type { ShownChoice } from '#output/language/choice-text.ts';
import { type ChoiceRow, rowMaker } from '#output/topics/choices/choice-row.ts';
import { premiumRows } from '#output/topics/choices/choice-rows.ts';
import { payingMoreRows } from '#output/topics/choices/cost-rows.ts';
import { lawRow, needsRow } from '#output/topics/choices/law-rows.ts';
import { mostLosingRows } from '#output/topics/choices/people-rows.ts';
import { agesOf } from '#output/topics/people/ages-of.ts';
import { cohortGroups, losesTogether } from '#output/topics/people/cohorts-conclusion.ts';

/** Groups of ages and no counts: how many lose by one choice and not by another may be a few. */
function losingText(subject: ConclusionSubject, { alternative }: ShownChoice): string {
  const groups = cohortGroups(subject);
  const losing = groups.filter((group) => losesTogether(subject, group, alternative));
  if (losing.length === 0) return 'Geen';
  return losing.length === groups.length ? 'Alle' : statedInDutch(agesOf(losing, groups));
}

/** The choices beside each other for others than the employer: premiums, groups of ages and the law. */
export function employeesChoiceRows(subject: ConclusionSubject): readonly ChoiceRow[] {
  const row = rowMaker(subject);
  const hasGroups = cohortGroups(subject).length > 0 && !isFirstScheme(subject.input);
  return [
    ...premiumRows(subject, row),
    ...payingMoreRows(subject, row),
    ...(hasGroups
      ? [
          row('Leeftijdsgroepen met samen minder pensioen', 'Medewerkers', (choice) => losingText(subject, choice)),
          ...mostLosingRows(subject, row),
        ]
      : []),
    lawRow(subject, row),
    needsRow(subject, row),
  ];
}
