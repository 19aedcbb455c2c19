import { decisionFields, decisionsSection } from '#output/topics/variants/decisions-section.ts';
import type { RecordedDecision } from '#output/model/compared-outcome.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { emptyRow, sentenceRows, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import { withOpening } from '#output/writers/xlsx/sheet-opening.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import type { Row } from '#output/model/table.ts';
import { sheetOf } from '#output/model/sheet-parts.ts';

/** Of each decision a row for every field, so that the page is no wider than paper. */
const decisionRows = (decision: RecordedDecision): readonly Row[] => {
  const [decidedOn, decidedBy, ...fields] = decisionFields(decision, 'norms');
  const [day = null, person = null] = [decidedOn, decidedBy].map((field) => field?.lines.join(' '));
  return fields.map(({ label, lines }) => [day, person, label, lines.join('\n') || '–']);
};

/** All that was decided on the dossier, where variants were asked for; null where nothing was. */
export function decisionsSheet({ beside }: OutputContent): SheetPlan | null {
  const section = decisionsSection(beside?.decisions ?? []);
  if (beside === undefined || section === null) return null;
  const plan: SheetPlan = sheetOf({
    name: 'Vastgelegde keuzes',
    widths: [18, 26, 28, 90],
    orientation: 'landscape',
    rows: [
      titleRow('Vastgelegde keuzes'),
      subtitleRow(
        'Welke premie, door wie, wanneer en waarom, met de cijfers en toetsen van dat moment; de laatste eerst.',
      ),
      emptyRow,
    ],
    table: {
      name: 'ResultaatBesluiten',
      columns: ['Vastgelegd op', 'Door', 'Onderdeel', 'Inhoud'].map((header) => ({
        header,
        format: 'general',
        wraps: true,
      })),
      rows: beside.decisions.flatMap(decisionRows),
    },
    rowsBelow: section.notes.flatMap(sentenceRows),
  });
  return withOpening(plan, `${section.conclusion}.`);
}
