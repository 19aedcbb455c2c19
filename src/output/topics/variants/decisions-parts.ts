import { decisionFields, decisionsSection } from '#output/topics/variants/decisions-section.ts';
import type { RecordedDecision } from '#output/model/compared-outcome.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { sentenceRows } from '#output/model/planned-cells.ts';
import type { SheetPart } from '#output/model/sheet-plan.ts';
import type { Row, Table } from '#output/model/table.ts';
import { plainPart } from '#output/model/sheet-parts.ts';

/** Of each decision a row for every field, so that the page is no wider than paper. */
const decisionRows = (decision: RecordedDecision): readonly Row[] => {
  const [decidedOn, decidedBy, ...fields] = decisionFields(decision, 'norms');
  const [day = null, person = null] = [decidedOn, decidedBy].map((field) => field?.lines.join(' '));
  return fields.map(({ label, lines }) => [day, person, label, lines.join('\n') || '–']);
};

/** All that was decided on the dossier, where variants were asked for; null where nothing was. */
export const decisionsTable = ({ beside }: OutputContent): Table | null =>
  beside === undefined || beside.decisions.length === 0
    ? null
    : {
        name: 'ResultaatBesluiten',
        columns: ['Vastgelegd op', 'Door', 'Onderdeel', 'Inhoud'].map((header) => ({
          header,
          format: 'general',
          wraps: true,
        })),
        rows: beside.decisions.flatMap(decisionRows),
      };

/** The same as a part of a sheet. */
export function decisionsParts(content: OutputContent): readonly SheetPart[] {
  const table = decisionsTable(content);
  const section = decisionsSection(content.beside?.decisions ?? []);
  if (table === null || section === null) return [];
  return [
    plainPart({
      heading: section.topic,
      sentences: [
        `${section.conclusion}.`,
        'Welke premie, door wie, wanneer en waarom, met de cijfers en toetsen van dat moment; de laatste eerst.',
      ],
      table: { ...table, name: 'VastgelegdeKeuzes' },
      rowsBelow: section.notes.flatMap(sentenceRows),
    }),
  ];
}
