import { said } from '#output/language/wording.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { hasEntrants, withEntrants } from '#output/language/entrants.ts';
import { openGroupLines, withCompensation } from '#output/language/open-group-display.ts';
import { entrySentence, isOfFewHires, nobodyEnters } from '#output/topics/open-group/entry.ts';
import { turnConclusion } from '#output/topics/open-group/open-group.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { tableBase, twoNumbersTable } from '#output/topics/open-group/two-numbers.ts';
import { type YearLine, yearsChart } from '#output/model/year-lines.ts';
import type { Section } from '#output/model/section.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import { thirtyYearsConclusion } from '#output/topics/open-group/thirty-years.ts';

/** Now and the choices, with compensation. */
const pathLines = ({ result }: ConclusionSubject): readonly YearLine[] =>
  openGroupLines(result).map((line) => Object.assign({}, line, { amounts: withCompensation(line) }));

/** What every choice costs in thirty years beside now. */
export function openGroupSection(subject: ConclusionSubject): Section {
  const { result } = subject;
  const lines = pathLines(subject);
  const turn = turnConclusion(subject);
  const years = result.openGroup.years.map(({ year }) => year);
  const isTold = hasEntrants(result) && !isOfFewHires(result.openGroup.entry);
  return sheetSection({
    id: 'open-group',
    topic: said('topicOpenGroup'),
    conclusion: turn ?? thirtyYearsConclusion(subject),
    lead: [
      turn === null ? null : `${thirtyYearsConclusion(subject)}.`,
      `Lijnen: per jaar, niet contant, ${result.compensation === null ? '' : 'met compensatie, '}zonder eenmalige kosten, ${withEntrants(result)}. Tabel: ${tableBase(subject)}`,
      negativeCostNote(
        result,
        lines.flatMap(({ amounts }) => amounts),
      ),
    ],
    chart: [yearsChart(years, lines), 'Lijnen van de werkgeverslast per jaar'],
    table: twoNumbersTable(subject),
    notes: [hasEntrants(result) ? null : nobodyEnters, isTold ? entrySentence(result) : null].filter(
      (note) => note !== null,
    ),
    sheet: 'Lasten',
    where: ' (deel Per jaar); de sommen staan op Samenvatting.',
    method: 'groups',
  });
}
