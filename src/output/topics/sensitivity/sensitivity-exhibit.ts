import { axisEnds } from '#output/model/axis-ends.ts';
import type { ColumnChart } from '#output/model/chart.ts';
import type { Exhibit } from '#output/model/section.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import { isVisiblyMoved, moveUnder, pairedRows, reach, shownPoints } from '#output/topics/sensitivity/conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { FollowedPremium } from '#output/topics/sensitivity/followed-premium.ts';
import type { SensitivityTable } from '#output/topics/sensitivity/table.ts';

/** A table of changes, with a chart of how far one premium moves beside it. */
interface Moves {
  readonly topic: string;
  readonly conclusion: string;
  readonly table: SensitivityTable;
  readonly premium: FollowedPremium;
}

/** Assumptions beside each other are a chart: one says no more than its row of the table. */
const fewestDrawn = 2;

/** Whether a premium moves so that there is something to draw: one that no law allows has no move of its own. */
export const isDrawn = (subject: ConclusionSubject, premium: FollowedPremium): boolean =>
  premium.feasible && pairedRows(subject).filter((pair) => isVisiblyMoved(pair, premium)).length >= fewestDrawn;

/** Without the chart where hardly anything moves the premium. */
export const sensitivityExhibit = (
  subject: ConclusionSubject,
  { topic, conclusion, table: { heads, rows }, premium }: Moves,
): Exhibit => ({
  name: topic,
  chart: isDrawn(subject, premium)
    ? {
        model: tornado(subject, premium),
        text: `Liggende kolommen aan weerszijden van nul, per aanname. ${conclusion}.`,
      }
    : null,
  table: {
    text: `Verandering per aanname die lager of hoger is. ${conclusion}.`,
    model: {
      columns: [
        { head: 'Aanname lager / hoger', share: 43, align: 'left' },
        ...heads.map((head) => ({ head, share: 57 / heads.length, align: 'right' as const })),
      ],
      rows,
      emphasised: [],
      barred: [],
    },
  },
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
  return {
    kind: 'tornado',
    categories: pairs.map(({ name }) => name),
    groups: [],
    format: axisFormat([...higher, ...lower]),
    valueTitle: 'Verandering van de premie, procentpunt',
    categoryTitle: '',
    series: [
      {
        name: 'Aanname hoger',
        look: alternativeDisplay.budgetNeutralFlat.look,
        values: higher,
      },
      { name: 'Aanname lager', look: otherLooks.second, values: lower },
    ],
  };
}
