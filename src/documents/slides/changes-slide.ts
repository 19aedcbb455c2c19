import type { VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { certaintyNote } from '#contract/terms/conclusions-bases.ts';
import { changesConclusion } from '#contract/terms/conclusions-changes.ts';
import { cohortName } from '#contract/terms/conclusions-cohorts.ts';
import { equalTolerance, smallestProfiledGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { signedAmount } from '#contract/terms/conclusions-words.ts';
import { currentSchemeWords } from '#contract/terms/current-scheme.ts';
import { percentage, wholeNumber } from '#contract/terms/dutch-format.ts';
import { changeCounts, changeGroups, totalChange, type ChangeGroup } from '#contract/terms/pension-changes.ts';
import { variantKeys } from '#contract/terms/shown-alternatives.ts';
import { axisEnds } from '#documents/slides/axis-ends.ts';
import type { StepChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

/** The alternative of which the spread is drawn as well: that of the title. */
const spreadKey: VariantKey = 'budgetNeutralFlat';

/** A chart of fewer points than this is no chart. */
const fewestPoints = 3;

const meanOf = (group: ChangeGroup, key: VariantKey): number => Math.round(group.changes[key]?.mean ?? 0);

type Range = StepChart['series'][number]['range'];

/** How far the middle half of each group reaches from its mean; none where a group is too small to tell. */
function spread(groups: readonly ChangeGroup[]): Range {
  const quartiles = groups.map((group) => group.changes[spreadKey]?.quartiles ?? null);
  if (quartiles.includes(null)) return undefined;
  const distance = (part: 'lower' | 'upper'): readonly number[] =>
    groups.map((group, index) => Math.abs(Math.round(quartiles[index]?.[part] ?? 0) - meanOf(group, spreadKey)));
  return { lower: distance('lower'), higher: distance('upper') };
}

function changesSeries(key: VariantKey, groups: readonly ChangeGroup[], range: Range): StepChart['series'][number] {
  const series = {
    name: alternativeNames[key].short,
    look: looks[key],
    values: groups.map((group) => meanOf(group, key)),
  };
  return key === spreadKey && range !== undefined ? { ...series, range } : series;
}

function changesChart({ result }: ConclusionSubject, groups: readonly ChangeGroup[]): StepChart {
  const range = spread(groups);
  const keys = variantKeys(result);
  const ages = groups.map(({ meanAge }) => meanAge);
  const reach = groups.flatMap(({ changes }) => Object.values(changes[spreadKey]?.quartiles ?? {}));
  return {
    kind: 'steps',
    drawn: 'points',
    at: ages.map((age) => Math.round(age * 10) / 10),
    from: Math.floor(Math.min(...ages) / 5 - 0.01) * 5,
    to: Math.ceil(Math.max(...ages) / 5 + 0.01) * 5,
    ...axisEnds([
      ...keys.flatMap((key) => groups.map((group) => meanOf(group, key))),
      ...(range === undefined ? [] : reach),
    ]),
    endNames: null,
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: 'Leeftijd op de transitiedatum',
    series: keys.map((key) => changesSeries(key, groups, range)),
  };
}

function countRow(subject: ConclusionSubject, key: VariantKey): readonly string[] {
  const { better, equal, worse } = changeCounts(subject, key);
  const { mean } = totalChange(subject, key);
  return [alternativeNames[key].short, ...[better, equal, worse].map(wholeNumber), signedAmount(mean)];
}

/** Whether the groups are ages joined until they may be profiled, and not the age cohorts. */
const hasSpread = (groups: readonly ChangeGroup[]): boolean => spread(groups) !== undefined;

const pointsSentence = (groups: readonly ChangeGroup[]): string =>
  hasSpread(groups)
    ? `Elke punt is het gemiddelde van minstens ${smallestProfiledGroup} deelnemers van (ongeveer) dezelfde leeftijd; de lijn is de middelste helft, bij budgetneutraal vlak.`
    : 'Elke punt is het gemiddelde van een leeftijdscohort.';

function notes(subject: ConclusionSubject, groups: readonly ChangeGroup[], hasChart: boolean): readonly string[] {
  const rule = hasSpread(groups)
    ? `Regel voor de punten: van jong naar oud zijn leeftijden samengenomen tot een groep minstens ${smallestProfiledGroup} deelnemers heeft. Een punt staat bij de gemiddelde leeftijd en het gemiddelde verschil van de groep. De verticale lijn loopt van het eerste tot het derde kwartiel (KWARTIEL.INC).`
    : `Regel voor de punten: leeftijdscohorten van vijf jaar, samengevoegd zoals op de andere dia's, omdat er per leeftijd minder dan ${smallestProfiledGroup} deelnemers zijn. Een punt staat bij de gemiddelde leeftijd en het gemiddelde verschil van het cohort; spreiding wordt dan niet getoond.`;
  return [
    `Vertel: hoeveel mensen erop vooruit en achteruit gaan, niet wie.${hasChart ? ' Een punt is een groep, geen persoon.' : ''}`,
    'Bron in de werkmap: blad Vooruit en achteruit; per deelnemer op blad Deelnemers.',
    ...(hasChart ? [rule] : []),
    `Evenveel: het nieuwe pensioen ligt binnen ${percentage(equalTolerance)} van ${currentSchemeWords[subject.input.kind].pension}.`,
    "Verschil: nieuw min huidig verwacht pensioen per jaar vanaf de nieuwe pensioendatum, in euro's van nu, bij de afgeronde premie, zonder compensatie.",
    ...[certaintyNote(subject)].filter((note) => note !== null),
  ];
}

/** Points that all lie on zero are no chart. */
const isMoved = ({ result }: ConclusionSubject, groups: readonly ChangeGroup[]): boolean =>
  variantKeys(result).some((key) => groups.some((group) => meanOf(group, key) !== 0));

/** Slide 14: who gains and who loses, by age; left out when single persons could be known. */
export function addChangesSlide(report: Report): void {
  const { subject, deck } = report;
  const title = changesConclusion(subject);
  if (title === null) return;
  const groups = changeGroups(subject);
  const hasChart = groups.length >= fewestPoints && isMoved(subject, groups);
  const layout = hasChart ? 'wideChart' : 'table';
  const slide = headedSlide(report, {
    layout,
    topic: 'Wie gaat erop voor- of achteruit',
    title,
    lead: `Nieuw min ${currentSchemeWords[subject.input.kind].pension}, euro per jaar, zonder compensatie.${hasChart ? ` ${pointsSentence(groups)}` : ''}`,
  });
  if (hasChart) {
    const parts = groups.map((group) => `${cohortName(group)} ${signedAmount(meanOf(group, spreadKey))}`);
    drawChart(
      deck,
      slide,
      changesChart(subject, groups),
      `Punten van het gemiddelde verschil in pensioen naar leeftijd, per alternatief. ${title}. Budgetneutraal vlak: ${parts.join(', ')}.`,
    );
  }
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Aantal deelnemers dat erop vooruitgaat, gelijk blijft en erop achteruitgaat, per alternatief. ${title}.`,
    columns: [
      { head: 'Alternatief', share: 134, align: 'left' },
      { head: 'Vooruit', share: 72, align: 'right' },
      { head: 'Evenveel', share: 89, align: 'right' },
      { head: 'Achteruit', share: 88, align: 'right' },
      { head: 'Gemiddeld verschil', share: 102, align: 'right' },
    ],
    rows: variantKeys(subject.result).map((key) => countRow(subject, key)),
    box: placeholderOf(layout, 'table').box,
    emphasised: [0],
    largest: 12,
    tallest: 0.6,
  });
  writeNotes(slide, notes(subject, groups, hasChart));
}
