import { somebodyEnters } from '#core/result/who-enters.ts';
import { entrantPremiumText, type ShownChoice } from '#output/language/choice-text.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type ChoiceRow, type FigureLine, type RowMaker, rowMaker } from '#output/topics/choices/choice-row.ts';
import { costRows } from '#output/topics/choices/cost-rows.ts';
import { lawRow, needsRow } from '#output/topics/choices/law-rows.ts';
import { effectRows, type PeopleReader } from '#output/topics/choices/people-rows.ts';
import { premiumsNow } from '#output/topics/choices/population-rows.ts';

/** The premiums of those who take part now, the last with that of those hired later where it is another. */
export function premiumRows(subject: ConclusionSubject, row: RowMaker): readonly ChoiceRow[] {
  const now = premiumsNow(subject);
  const enters = somebodyEnters(subject.result.openGroup.years);
  const later = (choice: ShownChoice): string =>
    enters && choice.alternative.form !== 'flat' ? `; later ${entrantPremiumText(subject, choice)} vlak` : '';
  const line = (label: string, of: FigureLine['of']): FigureLine => ({ label, format: 'percentTwo', now: null, of });
  return now.map(({ label, of }, place) => {
    const isLast = place === now.length - 1;
    return row(label, 'Samenvatting', (choice) => `${of(choice)}${isLast ? later(choice) : ''}`, [
      line(label, (choice) =>
        choice.alternative.form === 'flat' ? choice.alternative.practicalScale[0]!.rate : of(choice),
      ),
      ...(isLast && enters ? [line('Premie wie later begint', ({ entrantPremium }) => entrantPremium)] : []),
    ]);
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
