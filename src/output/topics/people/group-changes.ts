import type { PremiumAlternative } from '#core/result/alternative.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { smallestGroup } from '#core/result/shown-groups.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { solidarySentence } from '#output/language/contract-names.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { allTogether, cohortName } from '#output/language/cohort-name.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { partGets } from '#output/language/edition.ts';
import { pensionWord } from '#output/language/choice-text.ts';
import { signedPercentage } from '#output/language/phrases.ts';
import { pricesOf } from '#output/language/prices.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import type { Section } from '#output/model/section.ts';
import { atPremium } from '#output/topics/people/gains-conclusion.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import { type CohortGains, cohortGains, gainsTogether, paysSalary } from '#output/topics/people/cohort-gains.ts';

/** Who gets more and who less in the edition for others than the employer: groups of ages alone, and counts from ten on. */

/**
 * Whether compensation is shown per group: it lifts pensions, and those who are compensated are enough in each group, or none: with
 * fewer the change would be about them.
 */
function tellsCompensation({ input, result }: ConclusionSubject, groups: readonly CohortGains[]): boolean {
  if (input.compensation.form === 'salary') return false;
  const cohorts = result.compensation?.cohorts ?? [];
  return groups.every(({ fromAge, toAge, compensated }) => {
    const entitled = cohorts
      .filter((cohort) => cohort.fromAge >= fromAge && cohort.fromAge <= toAge)
      .reduce((sum, cohort) => sum + cohort.entitled, 0);
    return compensated !== null && (entitled === 0 || entitled >= smallestGroup);
  });
}

/** How many still lose after compensation, where that differs by as many as may be told. */
function compensatedSentence(
  subject: ConclusionSubject,
  premium: PremiumAlternative,
  { count, without }: CohortGains,
): string | null {
  const after = subject.result.choices.find(({ key }) => key === premium.choice)?.people.lessAfterCompensation;
  return after === undefined || Math.abs(without.worse - after) < smallestGroup
    ? null
    : `Met compensatie als premie ${partGets(after, count)} minder ${pensionWord(subject)}.`;
}

function table(groups: readonly CohortGains[], together: CohortGains, isCompensated: boolean) {
  const change = ({ current }: CohortGains, pension: number): string =>
    signedPercentage(fractionOf(pension - current, current));
  const contribution = ({ contribution: { current, next } }: CohortGains): string => {
    if (Math.round(next) === Math.round(current)) return 'gelijk';
    const part = fractionOf(next - current, current);
    return part === null ? 'nieuw' : signedPercentage(part);
  };
  const row = (name: string, group: CohortGains): readonly string[] => [
    name,
    change(group, group.without.pension),
    ...(isCompensated ? [change(group, group.without.pension + group.asPremium)] : []),
    contribution(group),
  ];
  const columns: readonly TextColumn[] = [
    ['Leeftijd bij de transitie', 34],
    ['Verwacht pensioen', 22, 'right'],
    ...(isCompensated ? [['Met compensatie als premie', 22, 'right'] as const] : []),
    ['Eigen bijdrage, eerste jaar', 22, 'right'],
  ];
  const all = row(allTogether, together);
  return textTable(columns, groups.length === 1 ? [all] : [...groups.map((one) => row(cohortName(one), one)), all]);
}

/** What a premium does to the pensions of groups of ages; null where all together are few. */
export function groupChangesSection(subject: ConclusionSubject, premium: PremiumAlternative | null): Section | null {
  const groups = premium === null ? [] : cohortGains(subject, premium);
  const together = gainsTogether(groups);
  if (premium === null || together === null) return null;
  const { pension } = currentSchemeWords(subject.input);
  const isCompensated = tellsCompensation(subject, groups);
  return sheetSection({
    id: 'gains',
    topic: 'Wie krijgt meer en wie minder pensioen',
    conclusion: `${atPremium(subject, premium)} ${partGets(together.without.worse, together.count)} minder ${pensionWord(subject)}`,
    lead: [
      `${capitalised(`verandering van ${pension}`)} van een leeftijdsgroep samen, en van wat zij zelf betaalt.`,
      solidarySentence(subject.input.next.contract),
      compensatedSentence(subject, premium, together),
    ],
    table: [
      table(groups, together, isCompensated),
      'Verandering van het verwachte pensioen en van de eigen bijdrage per leeftijdsgroep, in procenten',
    ],
    notes: [
      `Minder pensioen: meer dan ${percentage(nearlyEqualShare)} onder ${pension}. Pensioen: verwachte jaarlijkse uitkering vanaf de nieuwe pensioendatum, ${pricesOf(subject.result)}.`,
      isCompensated && paysSalary(groups)
        ? 'De rest van de compensatie is salaris: dat is geen pensioen en staat niet in de tabel.'
        : null,
      certaintyNote(subject),
    ],
    sheet: 'Medewerkers',
    where: ' (deel Per leeftijdscohort).',
  });
}
