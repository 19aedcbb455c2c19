import { answerKeys, type AnswerKey, type ParticipantResult } from '#core/result.ts';
import { columnName } from '#documents/excel/output/alternative-columns.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import type { CellContent, SheetPlan, TableColumn } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const answerColumns = (key: AnswerKey): readonly TableColumn[] => [
  { header: `Premie ${columnName(key)}`, format: 'euroCents' },
  { header: `Pensioen ${columnName(key)}`, format: 'euroCents' },
  { header: `Verhouding ${columnName(key)}`, format: 'percent' },
];

const columns: readonly TableColumn[] = [
  { header: 'Personeelsnummer', format: 'text' },
  { header: 'Leeftijd', format: 'count' },
  { header: 'Pensioengrondslag', format: 'euroCents' },
  { header: 'Premie huidig', format: 'euroCents' },
  { header: 'Pensioen huidig', format: 'euroCents' },
  ...answerKeys.flatMap(answerColumns),
];

const row = ({ number, age, pensionBase, outcomes }: ParticipantResult): readonly CellContent[] => [
  number,
  age,
  pensionBase,
  outcomes.unchanged.premium,
  outcomes.unchanged.pension,
  ...answerKeys.flatMap((key) => [outcomes[key].premium, outcomes[key].pension, outcomes[key].ratio]),
];

export const participantsSheet = ({ result }: OutputContent): SheetPlan => ({
  name: 'Deelnemers',
  widths: columns.map(({ format }) => (format === 'count' ? 11 : 20)),
  orientation: 'landscape',
  pagesWide: 2,
  frozenColumns: 1,
  rows: [
    titleRow('Deelnemers'),
    subtitleRow(
      'Premie: de totale premie van de eerste maand na de transitie, maal 12. Pensioen: per jaar vanaf de nieuwe pensioendatum, in geld van de peildatum, bij verwachte rendementen.',
    ),
    subtitleRow(
      'Alle uitkomsten bij de praktische (afgeronde) premie. Verhouding: nieuw pensioen gedeeld door huidig pensioen; 100% is gelijk.',
    ),
    emptyRow,
  ],
  table: { name: 'ResultaatDeelnemers', columns, rows: result.participants.map(row), isStreamed: true },
  rowsBelow: [],
  chart: null,
});
