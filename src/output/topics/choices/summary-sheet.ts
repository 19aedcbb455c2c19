import { choicesNotes, choicesTable } from '#output/topics/choices/summary-table.ts';
import { summarySentences } from '#output/topics/choices/summary-sentences.ts';
import { compensationOutcome } from '#output/topics/compensation/compensation-state.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { longMonthText } from '#office/document/dutch-format.ts';
import { emptyRow, headingRow, sentenceRow, sentenceRows, subtitleRow } from '#output/model/planned-cells.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import { tableLead } from '#output/topics/choices/one-page.ts';
import { logoOf, titleWithLogo } from '#output/topics/choices/summary-logo.ts';
import { noEffectsSentences } from '#output/topics/statutory/statutory-effects-sheet.ts';
import { guideRows } from '#output/topics/choices/guide-rows.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { sheetOf, sheetPart } from '#output/model/sheet-parts.ts';

/** Said before any result. */
const warningRows = ({ dossier: { warnings }, withoutPeople }: OutputContent): readonly PlannedRow[] => {
  const text = inputWarning(warnings, `het blad Toetsen${withoutPeople ? ' van de volledige uitvoer' : ''}`);
  return text === null ? [] : sentenceRows(text);
};

/** The choices with what they lead to; below them where what stands. The headline comes above it with the opening of every sheet. */
export function summarySheet(content: OutputContent): SheetPlan {
  const { dossier, result, houseStyle } = content;
  const subject = subjectOf(content);
  const [, ...sentences] = summarySentences(subject);
  return sheetOf({
    name: 'Samenvatting',
    ...logoOf(houseStyle),
    widths: [44, 28, 28, 28, 28],
    orientation: 'portrait',
    rows: [
      titleWithLogo(dossier.facts.employerName, houseStyle),
      ...sentences.map(sentenceRow),
      subtitleRow(
        `${dossier.facts.schemeName} · peildatum ${longMonthText(result.valuationDate)} · transitiedatum ${longMonthText(result.transitionDate)} · opgesteld met ${houseStyle.name === 'Evenwicht' ? 'Evenwicht' : `Evenwicht, in de huisstijl van ${houseStyle.name}`}`,
      ),
      ...warningRows(content),
      emptyRow,
      headingRow('De keuzes'),
      sentenceRow(tableLead(subject)),
    ],
    table: choicesTable(content),
    rowsBelow: [
      ...choicesNotes(content).map(sentenceRow),
      // What there is of these stands on a sheet of its own.
      ...(result.compensation === null ? sentenceRows(`${compensationOutcome(content)}.`) : []),
      ...noEffectsSentences(content).map(sentenceRow),
      sentenceRow('Deze berekening is geen advies in de zin van de Wft.'),
    ],
    // Links are of no use on paper.
    further: [sheetPart(guideRows(content), { isPrinted: false })],
  });
}
