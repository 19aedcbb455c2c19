import type { DossierFacts } from '#input/fields/dossier-file.ts';
import { lastDayOf, monthAfter } from '#core/calendar/months.ts';
import { headlineOf } from '#core/result/headline.ts';
import { exactPercentage, longDateText } from '#office/document/dutch-format.ts';
import { chapter, paragraph, sectionBlocks, tableBlock, writtenBlocks } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { premiumByAgeSection } from '#output/topics/schemes/premium-by-age-section.ts';
import { coverFacts } from '#output/topics/schemes/death-section.ts';
import { premiumLabel, schemeFacts } from '#output/topics/schemes/scheme-comparison.ts';
import { changedTerms, otherChanges } from '#output/topics/choices/kept-scale-changes.ts';
import { groupChangesSection } from '#output/topics/people/group-changes.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { isSameScale } from '#output/language/scale.ts';
import { shownName } from '#output/language/shown-name.ts';
import { textTable } from '#output/model/text-table.ts';

/** What the premium of those who take part becomes. */
function keptSentence(subject: ConclusionSubject): string {
  const { result } = subject;
  const front = headlineOf(result);
  if (front === null || result.currentScale.length === 0)
    return 'Wie al deelneemt krijgt de progressieve staffel hieronder.';
  if (!isSameScale(front.practicalScale, result.currentScale))
    return 'Wie al deelneemt houdt een progressieve premie, maar niet precies de huidige staffel: de tabel hieronder zet ze naast elkaar.';
  return `${otherChanges(subject) ?? 'Aan de premie van wie al deelneemt verandert niets'}.`;
}

/** The current scale and the kept one side by side, or the one that they both are, of all that is told of premiums by age. */
function scaleTable(subject: ConclusionSubject): readonly Block[] {
  const { exhibits } = premiumByAgeSection(subject);
  const front = headlineOf(subject.result);
  const table = exhibits[0]?.table ?? null;
  if (table === null || front === null) return [];
  const { columns, rows } = table.model;
  const { currentScale } = subject.result;
  const hasOther = currentScale.length > 0 && !isSameScale(front.practicalScale, currentScale);
  const kept = columns.flatMap(({ head }, place) =>
    place === 0 || (place === 1 && hasOther) || head === shownName(front) ? [place] : [],
  );
  return [
    tableBlock('Premie per leeftijd', 'De huidige staffel en de staffel die wie al deelneemt houdt, per leeftijd.', {
      ...table.model,
      columns: kept.map((place) => ({ ...columns[place]!, share: 100 / kept.length })),
      rows: rows.map((row) => kept.map((place) => row[place] ?? '')),
    }),
  ];
}

type Row = readonly [what: string, now: string, later: string];

/** Premium waivers that have begun; the article does not cover a pension fund's scheme. */
const keptWaiver = ({ planned }: ConclusionSubject): readonly Row[] =>
  planned?.provider === 'fund'
    ? []
    : [
        [
          'Premievrijstelling van wie die al heeft',
          'de regeling van nu',
          'kan in de regeling van nu blijven (art. 220ha PW)',
        ],
      ];

/** Who carries the scheme out, now and later. */
const providerRow = ({ provider, newProvider }: DossierFacts): Row => [
  'Uitvoerder',
  provider ?? 'niet ingevuld',
  newProvider ?? 'dezelfde, of nog niet gekozen',
];

/** All that changes and what stays of what staff are asked about, now and later. */
function changeRows({ dossier }: OutputContent, subject: ConclusionSubject): readonly Row[] {
  const { input, result } = subject;
  const front = headlineOf(result);
  const { rate } = result.openGroup.grandfathering.entrantPremium;
  const lastDay = longDateText(lastDayOf(monthAfter(input.transitionDate, -1)));
  const current = schemeFacts(subject).find(({ label }) => label === premiumLabel)?.current ?? '';
  const contributions = schemeFacts(subject).filter(({ label }) => label.startsWith('Eigen bijdrage'));
  const others = changedTerms(subject).filter((fact) => contributions.every(({ label }) => label !== fact.label));
  return [
    [
      `Premie van wie op ${lastDay} deelneemt en pensioen opbouwt`,
      current,
      front === null ? '' : `${practicalPremium(subject, front)}, naar leeftijd, zolang de deelneming duurt`,
    ],
    ['Premie van wie daarna begint', current, `${exactPercentage(rate)}, op elke leeftijd gelijk`],
    ...coverFacts(subject, dossier.facts.currentSurvivor),
    ...keptWaiver(subject),
    providerRow(dossier.facts),
    ...[...contributions, ...others].map((fact): Row => [fact.label, fact.current, fact.next]),
  ];
}

/** What changes, and for whom. */
export const changeChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter(
    'Wat verandert er, en voor wie?',
    [
      paragraph(keptSentence(subject), 'conclusion'),
      tableBlock(
        'Wat verandert',
        'Premie, nabestaandenpensioen, uitvoerder, eigen bijdrage en wat er verder verandert, nu en na de wijziging.',
        textTable(
          [
            ['Onderdeel', 40],
            ['Nu', 28],
            ['Na de wijziging', 32],
          ],
          changeRows(content, subject),
        ),
      ),
      ...writtenBlocks(content, 'premievrijstelling'),
      ...scaleTable(subject),
    ],
    { article: 'art. 27 lid 2 WOR' },
  );

/** That keeping the scale ends with taking part. */
export const jobChangeChapter: Chapter = chapter(
  'Bij verandering van baan',
  [
    paragraph(
      'De progressieve premie geldt tot de deelneming eindigt. Wie van baan verandert neemt haar niet mee: bij een nieuwe werkgever geldt de regeling van die werkgever, en wie daar begint krijgt de premie van nieuwe deelnemers, die vlak is (art. 17 PW). Voor wie ouder is kan die lager zijn dan de staffel.',
    ),
  ],
  { article: 'art. 220e lid 1 PW' },
);

const ofFew =
  'Wat dit voor het pensioen van iedere medewerker betekent, staat hier niet: met minder dan tien deelnemers gaat het over afzonderlijke personen. Ieder kan het van de werkgever horen.';

/** What becomes of the pensions of those who take part (art. 27 lid 2 WOR). */
export function effectChapter(subject: ConclusionSubject): Chapter {
  const blocks = sectionBlocks(groupChangesSection(subject, headlineOf(subject.result)), { isHeaded: false });
  return chapter('Wat betekent het voor wie nu deelneemt?', blocks.length === 0 ? [paragraph(ofFew)] : blocks, {
    article: 'art. 27 lid 2 WOR',
  });
}
