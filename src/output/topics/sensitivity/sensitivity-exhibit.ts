import { axisEnds } from '#output/model/axis-ends.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import { looks } from '#output/language/look.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import { isVisiblyMoved, moveUnder, pairedRows, reach, shownPoints } from '#output/topics/sensitivity/conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { FollowedPremium } from '#output/topics/sensitivity/followed-premium.ts';
import type { SensitivityTable } from '#output/topics/sensitivity/table.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import type { ShownExhibit } from '#output/model/sheet-section.ts';

/** Assumptions beside each other are a chart: one says no more than its row of the table. */
const fewestDrawn = 2;

/** Whether a premium moves so that there is something to draw: one that no law allows has no move of its own. */
export const isDrawn = (subject: ConclusionSubject, premium: FollowedPremium): boolean =>
  premium.feasible && pairedRows(subject).filter((pair) => isVisiblyMoved(pair, premium)).length >= fewestDrawn;

/** A table of changes, with a chart of how far one premium moves beside it unless hardly anything moves it. */
export const sensitivityExhibit = (
  subject: ConclusionSubject,
  { heads, rows }: SensitivityTable,
  premium: FollowedPremium,
): ShownExhibit => ({
  chart: [
    isDrawn(subject, premium) ? tornado(subject, premium) : null,
    'Liggende kolommen aan weerszijden van nul, per aanname',
  ],
  table: [
    textTable(
      [['Aanname lager / hoger', 43], ...heads.map((head): TextColumn => [head, 57 / heads.length, 'right'])],
      rows,
    ),
    'Verandering per aanname die lager of hoger is',
  ],
});

/** With the decimals that the steps of its axis have, at least one. */
function axisFormat(values: readonly number[]): string {
  const { step } = axisEnds(values);
  return (
    ['0.0', '0.00'].find((_, at) => Math.abs(step * 10 ** (at + 1) - Math.round(step * 10 ** (at + 1))) < 1e-6) ??
    '0.000'
  );
}

function tornado(subject: ConclusionSubject, drawn: FollowedPremium): ColumnChart {
  const pairs = pairedRows(subject)
    .filter((pair) => isVisiblyMoved(pair, drawn))
    .toSorted((left, right) => reach(left, drawn) - reach(right, drawn));
  const pointsOf = (row: SensitivityRow | undefined): number => shownPoints(moveUnder(drawn, row));
  const [higher, lower] = [pairs.map(({ upRow }) => pointsOf(upRow)), pairs.map(({ downRow }) => pointsOf(downRow))];
  return plainColumns({
    kind: 'tornado',
    categories: pairs.map(({ name }) => name),
    format: axisFormat([...higher, ...lower]),
    valueTitle: 'Verandering van de premie, procentpunt',
    series: [
      {
        name: 'Aanname hoger',
        look: looks.B,
        values: higher,
      },
      { name: 'Aanname lager', look: otherLooks.second, values: lower },
    ],
  });
}
