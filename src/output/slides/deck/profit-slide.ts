import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { nameIn } from '#output/alternatives/alternative-name.ts';
import { answersName } from '#output/words/answers-name.ts';
import { shortCohortName } from '#output/words/cohort-name.ts';
import { type Measured, meanChange, measured, profitConclusion } from '#output/words/effects/profit.ts';
import { flatChapter6b, notApplicable } from '#output/words/verdict/chapter-6b.ts';
import { type ConclusionSubject, smallestGroup } from '#output/words/conclusions/subject.ts';
import { signedAmount } from '#output/words/phrases.ts';
import { listed } from '#office/document/dutch-words.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/exhibits/model/chart.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import { placeholderOf } from '#output/slides/drawing/layouts.ts';
import type { Report } from '#output/slides/report.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { writeNotes } from '#output/slides/drawing/slide-text.ts';
import { type CohortGroup, cohortGroups } from '#output/words/conclusions/cohorts.ts';
import { type AnswerKey, answerKeys, type PremiumKey } from '#core/result/alternative-key.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { profitMeaning, transitionEffectMeasureNames } from '#output/words/effects/measures.ts';

/** Alternatives with the same change of profit in every group, shown as one. */
interface ProfitLine {
  readonly name: string;
  readonly key: PremiumKey;
  /** Mean change per participant in each group, EUR. */
  readonly changes: readonly number[];
}

const isAnswer = (key: PremiumKey): key is AnswerKey => answerKeys.some((answer) => answer === key);

function lineName(result: DossierResult, keys: readonly PremiumKey[], isAll: boolean): string {
  const [key] = keys;
  if (keys.length === 1 && key !== undefined) return nameIn(result, key, 'short');
  if (isAll) return 'Alle alternatieven';
  return keys.every(isAnswer) ? answersName(result, keys) : listed(keys.map((each) => nameIn(result, each, 'short')));
}

/** The alternatives for which the law prescribes effects. */
const measuredOf = ({ result }: ConclusionSubject): readonly Measured[] =>
  premiumAlternatives(result).flatMap((alternative) => measured(alternative) ?? []);

/** Why the scales have no effects here: null where the dossier has none. */
function scalesNote({ result }: ConclusionSubject): string | null {
  const scales = premiumAlternatives(result).filter(({ transitionEffectMeasure: measure }) => measure === null);
  const texts = [...new Set(scales.flatMap((scale) => notApplicable(scale) ?? []))];
  return texts.length === 0 ? null : `Bij een progressieve staffel: ${texts.join('; of ')}.`;
}

/** Whether the flat premium replaces a scale that was kept (art. 220e lid 3 PW). */
const isLaterChange = ({ result }: ConclusionSubject): boolean => flatChapter6b(result) === 'laterChange';

/** Which article asks for these effects. */
const effectsArticle = (subject: ConclusionSubject): string =>
  isLaterChange(subject) ? 'art. 220e lid 3 tot en met 5 Pensioenwet' : 'art. 150e Pensioenwet';

/** What the effects are shown for. */
const effectsPurpose = (subject: ConclusionSubject): string =>
  isLaterChange(subject)
    ? 'dit zijn de effecten per leeftijdscohort die de werkgever inzichtelijk maakt; een transitieplan hoeft niet'
    : 'dit is het transitie-effect voor het transitieplan';

/** The one measure that the slide shows, explained: gross and net profit are never in one chart or table. */
const meanings = (subject: ConclusionSubject): readonly string[] => [
  ...new Set(measuredOf(subject).map(({ measure }) => profitMeaning(measure, subject.input.current.kind))),
];

function profitLines(subject: ConclusionSubject, groups: readonly CohortGroup[]): readonly ProfitLine[] {
  const all = measuredOf(subject).map((one) => ({
    key: one.alternative.key,
    measure: transitionEffectMeasureNames[one.measure].replace(' profijt', ''),
    changes: groups.map((group) => meanChange(subject, group, one)),
  }));
  const alike = Map.groupBy(all, ({ measure, changes }) => [measure, ...changes.map(Math.round)].join());
  return [...alike.values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const name = lineName(
      subject.result,
      lines.map(({ key }) => key),
      lines.length === premiumAlternatives(subject.result).length,
    );
    return [{ key: first.key, name: `${name}, ${first.measure}`, changes: first.changes }];
  });
}

const profitChart = (lines: readonly ProfitLine[], groups: readonly CohortGroup[]): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortCohortName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per deelnemer',
  categoryTitle: '',
  series: lines.map(({ key, name, changes }) => ({
    name,
    look: alternativeDisplay[key].look,
    values: changes.map(Math.round),
  })),
});

/** The transition effect per cohort, gross or net profit; left out when nothing may or can be shown. */
export function addProfitSlide(report: Report): void {
  const { subject } = report;
  const title = profitConclusion(subject);
  if (title === null) return;
  const groups = cohortGroups(subject);
  const lines = profitLines(subject, groups);
  // Columns that are all zero are no chart.
  const isMoved = lines.some(({ changes }) => changes.some((change) => Math.round(change) !== 0));
  const layout = isMoved ? 'chartAndTable' : 'table';
  const slide = headedSlide(report, {
    layout,
    topic: isLaterChange(subject) ? 'Effect per leeftijdscohort' : 'Transitie-effect per leeftijdscohort',
    title,
    lead: [
      'Nieuw min huidig, gemiddeld per deelnemer, zonder compensatie.',
      ...meanings(subject),
      scalesNote(subject) ?? '',
    ]
      .join(' ')
      .trim(),
  });
  if (isMoved) {
    drawChart(
      slide,
      profitChart(lines, groups),
      `Kolommen boven en onder nul van het transitie-effect per leeftijdscohort. ${title}.`,
    );
  }
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Transitie-effect per leeftijdscohort, gemiddeld per deelnemer in euro. ${title}.`,
    columns: [
      { head: 'Leeftijd bij de transitie', share: 26, align: 'left' },
      ...groups.map((group) => ({
        head: shortCohortName(group),
        share: Math.max(7, 70 / groups.length),
        align: 'right' as const,
      })),
    ],
    rows: [
      ['Deelnemers', ...groups.map(({ count }) => wholeNumber(count))],
      ...lines.map(({ name, changes }) => [name].concat(changes.map((change) => signedAmount(change)))),
    ],
    box: placeholderOf(layout, 'table').box,
    largest: 10.5,
  });
  writeNotes(slide, [
    `Vertel: ${effectsPurpose(subject)}. Lees eerst voor wat de maatstaf betekent: hij zegt niet hoeveel pensioen iemand krijgt.`,
    'Bron in de werkmap: blad Cohorten; de verandering per deelnemer van de samengevoegde cohorten staat daar onder de tabel.',
    ...meanings(subject),
    `Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd. Staan alternatieven bij elkaar, dan is hun uitkomst in elk cohort gelijk.`,
    `Welke maatstaf geldt, volgt uit de soort regeling (${effectsArticle(subject)}).`,
  ]);
}
