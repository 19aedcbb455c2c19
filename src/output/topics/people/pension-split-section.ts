import { dutchWordings } from '#output/language/dutch-wordings.ts';
import { said } from '#output/language/wording.ts';
import { lookOf } from '#output/language/look.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { plainColumns, type ColumnChart } from '#output/model/chart.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import {
  pensionSplitConclusion,
  shownSplitParts,
  type SplitAlternative,
  splitAlternatives,
  splitOrder,
  type SplitPart,
  splitPartWords,
} from '#output/topics/people/pension-split.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { pricesOf } from '#output/language/prices.ts';
import { headline } from '#output/language/headline.ts';
import { readTable } from '#output/model/read-table.ts';
import { everybody, pensionSplitTable } from '#output/topics/people/pension-split-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import { rowsWhere } from '#output/model/table.ts';

/** The name of the part of the sheet too. */
export const splitTopic = dutchWordings.topicSplit;

/** The parts by what stands in front; null where nothing does. */
function splitChart(subject: ConclusionSubject, splits: readonly SplitAlternative[]): ColumnChart | null {
  const front = headline(subject);
  const found = splits.find(({ alternative }) => alternative.key === front?.key);
  if (found === undefined) return null;
  const parts = shownSplitParts(splits);
  return plainColumns({
    kind: 'clustered',
    categories: parts.map((part) => splitPartWords[part].name),
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    series: [
      {
        name: nameOf(found.alternative, 'short'),
        look: lookOf(found.alternative),
        values: parts.map((part) => Math.round(found.total[part])),
      },
    ],
  });
}

function totalsTable({ result }: ConclusionSubject, parts: readonly SplitPart[]): ExhibitTable {
  const table = pensionSplitTable({ result });
  const share = 76 / (parts.length + 2);
  return readTable({ ...table, rows: rowsWhere(table, { Cohort: everybody }) }, [
    ['Alternatief', 24],
    ['Pensioen nu', share, 'Nu'],
    ...parts.map((part) => [splitPartWords[part].name, share] as const),
    ['Pensioen straks', share, 'Straks'],
  ]);
}

/**
 * From what the expected pensions change: premium, cost of investing, mix and pension age; left out for a small group, and where
 * the schemes differ in the premium alone.
 */
export function pensionSplitSection(subject: ConclusionSubject): Section | null {
  const conclusion = pensionSplitConclusion(subject);
  if (conclusion === null) return null;
  const splits = splitAlternatives(subject.result);
  return sheetSection({
    id: 'pension-split',
    topic: said('topicSplit'),
    conclusion,
    lead: [
      `Verwacht pensioen van alle deelnemers samen, in euro per jaar, ${pricesOf(subject.result)}: nu, waardoor het verandert, en straks. Zonder compensatie.`,
    ],
    chart: [splitChart(subject, splits), 'Kolommen boven en onder nul per oorzaak van het verschil in pensioen'],
    table: [
      totalsTable(subject, shownSplitParts(splits)),
      'Verwacht pensioen nu, het verschil naar oorzaak en straks, per alternatief, in euro per jaar',
    ],
    notes: [...shownSplitParts(splits).map((part) => splitPartWords[part].meaning), splitOrder],
    sheet: 'Medewerkers',
    where: ` (deel ${splitTopic}), daar ook per leeftijdscohort.`,
  });
}
