import { somebodyEnters } from '#core/result/who-enters.ts';
import { entrantPremium, type ShownChoice } from '#output/language/choice-text.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { inDutch, said, type Said, statedParts } from '#output/language/wording.ts';
import { asking, type ChoiceRow, type FigureLine, type RowMaker, rowMaker } from '#output/topics/choices/choice-row.ts';
import { costRows } from '#output/topics/choices/cost-rows.ts';
import { lawRow, needsRow } from '#output/topics/choices/law-rows.ts';
import { effectRows, type PeopleReader } from '#output/topics/choices/people-rows.ts';
import { type PopulationRow, premiumsNow } from '#output/topics/choices/population-rows.ts';

/** The premiums of those who take part now, the last with that of those hired later where it is another. */
export function premiums(subject: ConclusionSubject): readonly PopulationRow[] {
  const now = premiumsNow(subject);
  const enters = somebodyEnters(subject.result.openGroup.years);
  const later = (choice: ShownChoice): readonly Said[] =>
    enters && choice.alternative.form !== 'flat' ? [said('flatLater', entrantPremium(subject, choice))] : [];
  return now.map(({ label, of }, place) => ({
    label,
    of: (choice) => (place === now.length - 1 ? [...of(choice), ...later(choice)] : of(choice)),
  }));
}

/** The same for slide, document and sheet. */
export function premiumRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  const enters = somebodyEnters(subject.result.openGroup.years);
  const all = premiums(subject);
  const now = premiumsNow(subject);
  const line = (label: string, of: FigureLine['of']): FigureLine => ({ label, format: 'percentTwo', now: null, of });
  return all.map((premium, place) => {
    const label = inDutch(premium.label);
    const made = row(label, 'Samenvatting', (choice) => statedParts(premium.of(choice)), [
      line(label, (choice) =>
        choice.alternative.form === 'flat'
          ? choice.alternative.practicalScale[0]!.rate
          : statedParts(now[place]!.of(choice)),
      ),
      ...(place === all.length - 1 && enters
        ? [line('Premie wie later begint', (choice) => choice.entrantPremium)]
        : []),
    ]);
    return asking('premium', made);
  });
}

/** The choices beside each other: the same questions of each. */
export function choiceRows(subject: ConclusionSubject, reader: PeopleReader = 'employer'): readonly ChoiceRow[] {
  const row = rowMaker(subject);
  return [
    ...premiumRows(subject, row),
    ...costRows(subject, row),
    ...effectRows(subject, row, reader),
    lawRow(subject, row),
    needsRow(subject, row),
  ];
}
