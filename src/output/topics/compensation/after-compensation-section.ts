import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { nameIn } from '#output/language/alternative-name.ts';
import { pricesOf } from '#output/language/prices.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import {
  afterCompensationConclusion,
  type CompensatedGroup,
  compensatedGroups,
} from '#output/topics/compensation/after-compensation.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { signedPercentage } from '#output/language/phrases.ts';
import { flatInFront } from '#output/language/headline.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import type { Section } from '#output/model/section.ts';
import { cohortShare } from '#output/model/cohort-share.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import { toldSection } from '#output/model/told-section.ts';

/** Change of the pension of a group, a fraction; null without a current pension. */
const changeOf = ({ current }: CompensatedGroup, pension: number): number | null =>
  fractionOf(pension - current, current);

const drawnChange = (group: CompensatedGroup, pension: number): number =>
  Number((changeOf(group, pension) ?? 0).toFixed(4));

/** Whether anybody gets salary instead of premium: without, its rows would be zeros and doubles. */
const paysSalary = (groups: readonly CompensatedGroup[]): boolean =>
  groups.some(({ salary }) => Math.round(salary) !== 0);

const changesChart = (groups: readonly CompensatedGroup[], valueTitle: string): ColumnChart =>
  plainColumns({
    kind: 'clustered',
    categories: groups.map(shortCohortName),
    format: '0%',
    valueTitle,
    series: [
      {
        name: 'Zonder compensatie',
        look: alternativeDisplay.budgetNeutralFlat.look,
        values: groups.map((group) => drawnChange(group, group.without)),
      },
      {
        name: 'Met compensatie als premie',
        look: otherLooks.second,
        values: groups.map((group) => drawnChange(group, group.afterPremium)),
      },
      ...(paysSalary(groups)
        ? [
            {
              name: 'Ook salaris als pensioen gerekend',
              look: otherLooks.third,
              values: groups.map((group) => drawnChange(group, group.withSalary)),
            },
          ]
        : []),
    ],
  });

const tableRows = (groups: readonly CompensatedGroup[]): readonly (readonly string[])[] => [
  ['In aanmerking', ...groups.map(({ count }) => wholeNumber(count))],
  ['Zonder compensatie', ...groups.map((group) => signedPercentage(changeOf(group, group.without)))],
  ['Met compensatie als premie', ...groups.map((group) => signedPercentage(changeOf(group, group.afterPremium)))],
  ...(paysSalary(groups)
    ? [
        ['Compensatie als salaris, bruto', ...groups.map(({ salary }) => amount(salary))],
        [
          'Met dat salaris als pensioen gerekend',
          ...groups.map((group) => signedPercentage(changeOf(group, group.withSalary))),
        ],
      ]
    : []),
];

/** Where compensation was reckoned without risk, it may fill a shortfall that this slide doesn't show. */
export const otherBasisSentence = ({ input: { compensation } }: ConclusionSubject): string | null =>
  compensation.method === 'pensionOutcome' && compensation.basis === 'riskFree'
    ? 'Het tekort dat compensatie aanvult is risicovrij gerekend; hier staat het pensioen naar verwachting.'
    : null;

/** The pension of who is compensated before and after, per cohort; left out when nothing is paid or may be shown. */
export function afterCompensationSection(subject: ConclusionSubject): Section | null {
  const conclusion = afterCompensationConclusion(subject);
  const key = flatInFront(subject.result)?.key;
  if (conclusion === null || key === undefined) return null;
  const groups = compensatedGroups(subject, key);
  const { pension } = currentSchemeWords(subject.input);
  return toldSection({
    id: 'after-compensation',
    topic: 'Pensioen na compensatie',
    conclusion,
    lead: [
      `Verwacht pensioen van het cohort samen tegenover ${pension}, bij ${nameIn(subject.result, key, 'inSentence')}. Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd.`,
      otherBasisSentence(subject),
    ],
    chart: [
      changesChart(groups, `Verschil met ${pension}`),
      'Gegroepeerde kolommen van het verschil in verwacht pensioen per cohort',
    ],
    table: [
      textTable(
        [
          ['Leeftijd bij de transitie', 30],
          ...groups.map((group): TextColumn => [shortCohortName(group), cohortShare(groups.length), 'right']),
        ],
        tableRows(groups),
        { emphasised: [2] },
      ),
      'Verschil in verwacht pensioen per cohort, zonder en met compensatie',
    ],
    notes: [
      paysSalary(groups)
        ? 'Salaris is geen pensioen: het is bruto, en als pensioen gerekend alsof het als premie was ingelegd.'
        : null,
      `Pensioen: verwachte jaarlijkse uitkering vanaf de nieuwe pensioendatum, ${pricesOf(subject.result)}, bij de afgeronde premie.`,
    ],
    sheet: 'Compensatie',
    where: ' (deel Na compensatie).',
    method: 'compensation',
  });
}
