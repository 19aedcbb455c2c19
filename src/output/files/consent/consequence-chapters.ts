import { lastDayOf, monthAfter } from '#core/calendar/months.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import { exactPercentage, longDateText } from '#office/document/dutch-format.ts';
import { chapter, paragraph, sectionBlocks, tableBlock } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { costDifferencesSection } from '#output/topics/cost/cost-differences-section.ts';
import { premiumByAgeSection } from '#output/topics/schemes/premium-by-age-section.ts';
import type { Section } from '#output/model/section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { isSameScale } from '#output/language/scale.ts';
import { shownName } from '#output/language/shown-name.ts';
import { entrantPremiumSentence } from '#output/topics/open-group/entry.ts';
import { textTable } from '#output/model/text-table.ts';

/** What the premium of those who take part becomes. */
function keptSentence(result: DossierResult): string {
  const front = headlineOf(result);
  if (front === null || result.currentScale.length === 0)
    return 'Wie al deelneemt krijgt de progressieve staffel hieronder.';
  return isSameScale(front.practicalScale, result.currentScale)
    ? 'Aan de premie van wie al deelneemt verandert niets.'
    : 'Wie al deelneemt houdt een progressieve premie, maar niet precies de huidige staffel: de tabel hieronder zet ze naast elkaar.';
}

/** The current scale and the kept one side by side, of all that is told of premiums by age. */
function scaleTable(subject: ConclusionSubject): readonly Block[] {
  const { exhibits } = premiumByAgeSection(subject);
  const front = headlineOf(subject.result);
  const table = exhibits[0]?.table ?? null;
  if (table === null || front === null) return [];
  const { columns, rows } = table.model;
  const kept = columns.flatMap(({ head }, place) =>
    place === 0 || (place === 1 && subject.result.currentScale.length > 0) || head === shownName(front) ? [place] : [],
  );
  return [
    tableBlock('Premie per leeftijd', 'De huidige staffel en de staffel die wie al deelneemt houdt, per leeftijd.', {
      ...table.model,
      columns: kept.map((place) => ({ ...columns[place]!, share: 100 / kept.length })),
      rows: rows.map((row) => kept.map((place) => row[place] ?? '')),
    }),
  ];
}

/** What changes, and for whom. */
export function changeChapter(subject: ConclusionSubject): Chapter {
  const { input, result } = subject;
  const { rate } = result.openGroup.grandfathering.entrantPremium;
  const lastDay = longDateText(lastDayOf(monthAfter(input.transitionDate, -1)));
  const entrants = entrantPremiumSentence(subject);
  return chapter(
    'Wat verandert er, en voor wie?',
    [
      paragraph(keptSentence(result), 'conclusion'),
      tableBlock(
        'Wat verandert, per groep',
        'Wat er verandert voor wie al deelneemt en voor wie later komt.',
        textTable(
          [
            ['Wie', 40],
            ['Premie', 60],
          ],
          [
            [
              input.change === 'transition'
                ? `Wie op ${lastDay} al deelneemt en pensioen opbouwt`
                : 'Wie de staffel nu heeft',
              'Een premie die met de leeftijd oploopt, zolang de deelneming duurt',
            ],
            ['Wie daarna gaat deelnemen', `Een vlakke premie van ${exactPercentage(rate)}, op elke leeftijd gelijk`],
          ],
        ),
      ),
      ...(entrants === null ? [] : [paragraph(entrants)]),
      ...scaleTable(subject),
    ],
    { article: 'art. 220e lid 1 PW' },
  );
}

/** That keeping the scale ends with taking part. */
export const jobChangeChapter: Chapter = chapter(
  'Bij verandering van baan',
  [
    paragraph(
      'De progressieve premie geldt tot de deelneming eindigt. Wie van baan verandert neemt haar niet mee: bij een nieuwe werkgever geldt de regeling van die werkgever, en wie daar begint krijgt de premie van nieuwe deelnemers, die vlak is (art. 17 PW). Voor wie ouder is kan die lager zijn dan de staffel. De pensioenuitvoerder informeert de deelnemer daarover elk jaar en bij het einde van de deelneming.',
    ),
  ],
  { article: 'art. 220e lid 2 PW' },
);

/** A section with its tables and without its charts: what is read at a table is two or three pages. */
const withoutCharts = (section: Section): Section => ({
  ...section,
  exhibits: section.exhibits.map((exhibit) => (exhibit.table === null ? exhibit : { ...exhibit, chart: null })),
});

/** What keeping the scale costs beside one flat premium for all. */
export const costChapter = (subject: ConclusionSubject): Chapter =>
  chapter('Wat kost het?', sectionBlocks(withoutCharts(costDifferencesSection(subject)), { isHeaded: false }));
