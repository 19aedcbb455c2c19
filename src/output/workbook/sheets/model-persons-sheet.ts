import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { nameIn, nameOf } from '#output/alternatives/alternative-name.ts';
import { headlineOf } from '#core/result/headline.ts';
import { blockSeries } from '#output/workbook/block-series.ts';
import { scenarioKeys } from '#core/result/effects-result.ts';
import { amount, percentage } from '#office/document/dutch-format.ts';
import { scenarioNames } from '#output/words/effects/measures.ts';
import { fractionOf } from '#output/words/conclusions/subject.ts';
import { pricesOf } from '#output/words/prices.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { PlannedChart, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import type { AlternativeKey } from '#core/result/alternative-key.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

const rows = (result: DossierResult, alternative: Alternative): readonly TableRow[] =>
  result.effects.modelPersons.map(({ age, fullTimeSalary }, index) => {
    const current = alternativeOf(result, 'unchanged').effects.modelPersons[index]!;
    const { premium, ownContribution, pensions } = alternative.effects.modelPersons[index]!;
    return [
      age,
      fullTimeSalary,
      nameOf(alternative, 'short'),
      premium,
      ownContribution,
      ownContribution - current.ownContribution,
      ...scenarioKeys.map((scenario) => pensions[scenario]),
      fractionOf(pensions.expected, current.pensions.expected),
      fractionOf(pensions.expected - current.pensions.expected, current.pensions.expected),
    ];
  });

function description(result: DossierResult): string {
  const expected = (key: AlternativeKey): readonly number[] =>
    alternativeOf(result, key).effects.modelPersons.map(({ pensions }) => pensions.expected);
  const described = headlineOf(result)?.key ?? 'budgetNeutralFlat';
  const [current, next] = [expected('unchanged'), expected(described)];
  const ratios = result.effects.modelPersons.map(({ age }, index) => {
    const ratio = current[index] === 0 ? 'geen huidig pensioen' : percentage(next[index]! / current[index]!);
    return `${age} jaar ${ratio}`;
  });
  return `Kolommen per maatmens en alternatief. Pensioen bij ${nameIn(result, described, 'inSentence')} ten opzichte van ongewijzigd: ${ratios.join('; ')}.`;
}

const chart = (result: DossierResult): PlannedChart => ({
  kind: 'column',
  marks: 'none',
  title: 'Verwacht pensioen per maatmens',
  description: description(result),
  categoryTitle: 'Leeftijd op de transitiedatum',
  valueTitle: 'Verwacht pensioen per jaar',
  valueFormat: 'euro',
  series: result.alternatives.map((alternative, index) =>
    blockSeries(
      { name: nameOf(alternative, 'short'), look: alternativeDisplay[alternative.key].look, valueColumn: 8 },
      index,
      result.effects.modelPersons.length,
    ),
  ),
  corner: { column: 13, row: 1 },
  size: { columns: 11, rows: 26 },
});

export function modelPersonsSheet({ result }: OutputContent): SheetPlan {
  const persons = result.effects.modelPersons;
  const salary = persons[0]?.fullTimeSalary;
  return {
    name: 'Maatmensen',
    widths: [11, 18, 32, 18, 18, 20, 20, 20, 20, 14, 14, 4],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Maatmensen'),
      subtitleRow(
        salary === undefined
          ? 'Geen enkele maatmens bereikt de pensioendatum na de transitiedatum.'
          : `Voorbeeldpersonen die op de transitiedatum precies zo oud zijn: voltijds, ${amount(salary)} per jaar (niveau peildatum), zonder eerder opgebouwd pensioen.`,
      ),
      subtitleRow(
        `Premie en eigen bijdrage: van de eerste maand na de transitie, maal 12. Pensioen per jaar ${pricesOf(result)}.`,
      ),
      emptyRow,
    ],
    table: {
      name: 'ResultaatMaatmensen',
      columns: [
        { header: 'Leeftijd', format: 'count' },
        { header: 'Fulltime jaarsalaris', format: 'euro' },
        { header: 'Alternatief', format: 'general' },
        { header: 'Premie', format: 'euro' },
        { header: 'Eigen bijdrage', format: 'euro' },
        { header: 'Verandering eigen bijdrage', format: 'euroDifference' },
        ...scenarioKeys.map((key) => ({
          header: `Pensioen ${scenarioNames[key].toLowerCase()}`,
          format: 'euro' as const,
        })),
        { header: 'Verhouding', format: 'percent' },
        { header: 'Verschil in %', format: 'percentDifference' },
      ],
      rows: result.alternatives.flatMap((alternative) => rows(result, alternative)),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: persons.length > 0 ? chart(result) : null,
  };
}
