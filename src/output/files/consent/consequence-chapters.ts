import { chapter, paragraph, sectionBlocks, tableBlock, writtenBlocks } from '#output/model/blocks.ts';
import type { Block, Chapter } from '#output/model/document-draft.ts';
import { fromAge, premiumByAgeSection } from '#output/topics/schemes/premium-by-age-section.ts';
import {
  type ChangeRow,
  coverRows,
  changesTable,
  isMoved,
  sameNames,
  staysBlocks,
} from '#output/files/document/changes-blocks.ts';
import { schemeFacts, schemeKindLabel, staysFlat } from '#output/topics/schemes/scheme-comparison.ts';
import type { SchemeFact } from '#output/topics/schemes/scheme-fact.ts';
import { premiumRows } from '#output/files/consent/premium-rows.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { changedTerms, otherChanges } from '#output/topics/choices/kept-scale-changes.ts';
import { groupChangesSection } from '#output/topics/people/group-changes.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { isSameScale } from '#output/language/scale.ts';
import { shownName } from '#output/language/shown-name.ts';

/** What the premium of those who take part becomes. */
function premiumSentence(subject: ConclusionSubject, front: PremiumAlternative): string {
  const { result } = subject;
  if (front.form === 'flat')
    return `De premie ${staysFlat(subject) ? 'blijft' : 'wordt'} ${practicalPremium(subject, front)} voor iedereen, op elke leeftijd gelijk.`;
  if (result.currentScale.length === 0) return 'Wie al deelneemt krijgt de progressieve staffel hieronder.';
  if (!isSameScale(front.practicalScale, result.currentScale))
    return 'Wie al deelneemt houdt een progressieve premie, maar niet precies de huidige staffel: de tabel hieronder zet ze naast elkaar.';
  return `${otherChanges(subject) ?? 'Aan de premie van wie al deelneemt verandert niets'}.`;
}

/** Rows that say another thing than the one above them. */
const changingRows = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.filter((row, at) => row.slice(1).some((cell, place) => cell !== rows[at - 1]?.[place + 1]));

/** So many steps of one scale stand beside each other. */
const mostBeside = 12;

/** One scale: its steps beside each other, where there is room. */
function oneScaleTable(steps: readonly (readonly string[])[]): ExhibitTable {
  const [ages, premiums] = [steps.map(([age = '']) => age), steps.map(([, premium = '']) => premium)];
  const column = (head: string): TextColumn => [head, 80 / steps.length, 'right'];
  return steps.length > mostBeside
    ? textTable([[fromAge, 50, 'right'], column('Premie')], steps)
    : textTable([[fromAge, 20], ...ages.map(column)], [['Premie', ...premiums]]);
}

/** The premium at each age: the one that stays, or the current and the new one side by side; none where neither is a scale. */
function scaleTable(subject: ConclusionSubject, front: PremiumAlternative): readonly Block[] {
  const { exhibits } = premiumByAgeSection(subject, [front]);
  const table = exhibits[0]?.table ?? null;
  const { currentScale } = subject.result;
  const isFlat = front.form === 'flat' && (currentScale.length === 0 || isLevel(currentScale));
  if (table === null || isFlat) return [];
  const stays = isSameScale(front.practicalScale, currentScale);
  const { columns, rows } = table.model;
  const shown = columns.flatMap(({ head }, place) =>
    place === 0 || (place === 1 && currentScale.length > 0) || (head === shownName(front) && !stays) ? [place] : [],
  );
  const steps = changingRows(rows.map((row) => shown.map((place) => row[place] ?? '')));
  return [
    stays
      ? tableBlock(
          'Premie per leeftijd, nu en na de wijziging',
          'De premie van wie nu deelneemt, per leeftijd: zij blijft zoals zij is.',
          oneScaleTable(steps),
        )
      : tableBlock(
          'Premie per leeftijd',
          'De premie van nu en die na de wijziging van wie nu een staffel heeft of krijgt, per leeftijd.',
          {
            ...table.model,
            columns: shown.map((place) => Object.assign({}, columns[place], { share: 100 / shown.length })),
            rows: steps,
          },
        ),
  ];
}

/** Premium waivers that have begun before the transition; the article does not cover a pension fund's scheme. */
const keptWaiver = ({ input, planned }: ConclusionSubject): readonly ChangeRow[] =>
  planned?.provider === 'fund' || input.change === 'afterGrandfathering' || input.schemeOn30June2023 === 'noScheme'
    ? []
    : [
        [
          'Premievrijstelling van wie die al heeft',
          'de regeling van nu',
          'kan in de regeling van nu blijven (art. 220ha PW)',
        ],
      ];

/** Who carries the scheme out, now and later; in a final note only where another one is known. */
function providerRow({ dossier: { facts }, final }: OutputContent): readonly ChangeRow[] {
  const { provider, newProvider } = facts;
  if (final === undefined)
    return [['Uitvoerder', provider ?? 'niet ingevuld', newProvider ?? 'dezelfde, of nog niet gekozen']];
  return newProvider === null ? [] : [['Uitvoerder', provider ?? emptyCellMark, newProvider]];
}

/** Terms that only a scale has. */
const isOfScale = ({ label }: SchemeFact): boolean => label === 'Leeftijdsbepaling';

const rowOf = ({ label, current, next }: SchemeFact): ChangeRow => [label, current, next];

/** Of average pay, that what is promised changes too. */
const kindRows = (subject: ConclusionSubject): readonly ChangeRow[] =>
  isAveragePay(subject.input)
    ? schemeFacts(subject)
        .filter(({ label }) => label === schemeKindLabel)
        .map(rowOf)
    : [];

/** What staff are asked about beside premiums, now and later, whether it changes or stays. */
function termRows(content: OutputContent, subject: ConclusionSubject, front: PremiumAlternative): readonly ChangeRow[] {
  const facts = schemeFacts(subject);
  const contributions = facts.filter(({ label }) => label.startsWith('Eigen bijdrage'));
  const others = changedTerms(subject).filter(
    (fact) => contributions.every(({ label }) => label !== fact.label) && !(front.form === 'flat' && isOfScale(fact)),
  );
  return [
    ...coverRows(content, subject),
    ...keptWaiver(subject),
    ...providerRow(content),
    ...[...contributions, ...others].map(rowOf),
  ];
}

/** What changes, and for whom. */
export function changeChapter(content: OutputContent, subject: ConclusionSubject, front: PremiumAlternative): Chapter {
  const terms = termRows(content, subject, front);
  return chapter(
    'Wat verandert er, en voor wie?',
    [
      paragraph(premiumSentence(subject, front), 'conclusion'),
      changesTable([...kindRows(subject), ...premiumRows(subject, front), ...terms.filter(isMoved)]),
      ...staysBlocks(sameNames(terms)),
      ...scaleTable(subject, front),
      ...writtenBlocks(content, 'premievrijstelling'),
    ],
    'art. 27 lid 2 WOR',
  );
}

/** That keeping the scale ends with taking part. */
export const jobChangeChapter: Chapter = chapter(
  'Bij verandering van baan',
  [
    paragraph(
      'De progressieve premie geldt tot de deelneming eindigt. Wie van baan verandert neemt haar niet mee: bij een nieuwe werkgever geldt de regeling van die werkgever, en wie daar begint, krijgt de premie van nieuwe deelnemers, die vlak is (art. 17 PW). Voor wie ouder is kan die lager zijn dan de staffel.',
    ),
  ],
  'art. 220e lid 1 PW',
);

const ofFew =
  'Wat dit voor het pensioen van iedere medewerker betekent, staat hier niet: met minder dan tien deelnemers gaat het over afzonderlijke personen. Ieder kan het van de werkgever horen.';

const ofFirst = 'De werkgever had nog geen pensioenregeling: niemand krijgt er minder pensioen door.';

/** What becomes of the pensions of those who take part (art. 27 lid 2 WOR). */
export function effectChapter(subject: ConclusionSubject, front: PremiumAlternative): Chapter {
  const isFirst = isFirstScheme(subject.input);
  const section = isFirst ? null : groupChangesSection(subject, front);
  return chapter(
    'Wat betekent het voor wie nu deelneemt?',
    section === null ? [paragraph(isFirst ? ofFirst : ofFew)] : sectionBlocks(section, { isHeaded: false }),
    'art. 27 lid 2 WOR',
  );
}
