import { type ModelPersonEffects, scenarioKeys } from '#core/effects-result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { amount, percentage } from '#contract/terms/dutch-format.ts';
import { scenarioNames } from '#contract/terms/effects.ts';
import { seriesDashes } from '#documents/excel/output/alternative-columns.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import { shownAlternatives, type ShownKey } from '#contract/terms/shown-alternatives.ts';
import type { PlannedChart, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

function row({ age, fullTimeSalary, figures }: ModelPersonEffects, key: ShownKey): TableRow {
  const { unchanged } = figures;
  const { premium, ownContribution, pensions } = figures[key] ?? unchanged;
  return [
    age,
    fullTimeSalary,
    alternativeNames[key].short,
    premium,
    ownContribution,
    ownContribution - unchanged.ownContribution,
    ...scenarioKeys.map((scenario) => pensions[scenario]),
    unchanged.pensions.expected === 0 ? null : pensions.expected / unchanged.pensions.expected,
  ];
}

function description(persons: readonly ModelPersonEffects[]): string {
  const ratios = persons.map(({ age, figures }) => {
    const current = figures.unchanged.pensions.expected;
    const next = figures.budgetNeutralFlat.pensions.expected;
    return `${age} jaar ${current === 0 ? 'geen huidig pensioen' : percentage(next / current)}`;
  });
  return `Kolommen per maatmens en alternatief. Pensioen bij de budgetneutrale vlakke premie ten opzichte van ongewijzigd: ${ratios.join('; ')}.`;
}

const chart = (persons: readonly ModelPersonEffects[], keys: readonly ShownKey[], colours: Palette): PlannedChart => ({
  kind: 'column',
  hasMarkers: false,
  title: 'Verwacht pensioen per maatmens',
  description: description(persons),
  categoryTitle: 'Leeftijd op de transitiedatum',
  valueTitle: 'Verwacht pensioen per jaar',
  valueFormat: 'euro',
  series: keys.map((key, index) => ({
    name: alternativeNames[key].short,
    colour: colours.alternatives[key],
    dash: seriesDashes[key],
    categoryColumn: 1,
    valueColumn: 8,
    firstRow: index * persons.length + 1,
    lastRow: (index + 1) * persons.length,
  })),
  corner: { column: 12, row: 1 },
  size: { columns: 11, rows: 26 },
});

export function modelPersonsSheet({ result }: OutputContent, colours: Palette): SheetPlan {
  const persons = result.effects.modelPersons;
  const keys = shownAlternatives(result).map(({ key }) => key);
  const salary = persons[0]?.fullTimeSalary;
  return {
    name: 'Maatmensen',
    widths: [11, 18, 32, 18, 18, 20, 20, 20, 20, 14, 4],
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
        'Premie en eigen bijdrage: van de eerste maand na de transitie, maal 12. Pensioen per jaar in geld van de peildatum.',
      ),
      emptyRow,
    ],
    table: {
      name: 'ResultaatMaatmensen',
      columns: [
        { header: 'Leeftijd', format: 'count' },
        { header: 'Fulltime jaarsalaris', format: 'euroCents' },
        { header: 'Alternatief', format: 'general' },
        { header: 'Premie', format: 'euroCents' },
        { header: 'Eigen bijdrage', format: 'euroCents' },
        { header: 'Verandering eigen bijdrage', format: 'euroCents' },
        ...scenarioKeys.map((key) => ({
          header: `Pensioen ${scenarioNames[key].toLowerCase()}`,
          format: 'euroCents' as const,
        })),
        { header: 'Verhouding', format: 'percent' },
      ],
      rows: keys.flatMap((key) => persons.map((person) => row(person, key))),
      isStreamed: false,
    },
    rowsBelow: [],
    chart: persons.length > 0 ? chart(persons, keys, colours) : null,
  };
}
