import { goalNotes } from '#output/topics/choices/goal-notes.ts';
import { onePage, type PageContent, tableLead } from '#output/topics/choices/one-page.ts';
import { onePageTable } from '#output/topics/choices/one-page-table.ts';
import { question } from '#output/topics/choices/question.ts';
import { subjectOf } from '#output/model/output-content.ts';
import type { Section } from '#output/model/section.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

/** The table of choices as a subject among the others: what each costs, gives and asks. */
export function onePageSection(content: PageContent): Section {
  const page = onePage(content);
  const { text, ...table } = onePageTable(page);
  const subject = subjectOf(content);
  const sheets = [...new Set(page.rows.map(({ sheet }) => sheet))];
  return sheetSection({
    id: 'one-page',
    topic: 'De keuzes',
    conclusion: page.conclusion,
    lead: [page.sentence, tableLead(subject, { forOthers: content.edition === 'employees' })],
    exhibits: [{ name: page.name, chart: null, table: { model: { ...table, emphasised: [], barred: [] }, text } }],
    notes: [...page.notes, question(subject), ...goalNotes(subject)],
    sheet: sheets[0] ?? 'Samenvatting',
    places: `bladen ${sheets.join(', ')}.`,
  });
}
