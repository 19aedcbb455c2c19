import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { lowerCaseName, nameIn } from '#output/language/alternative-name.ts';
import { headline } from '#output/language/headline.ts';
import { barredRows, rowName, shownName } from '#output/language/shown-name.ts';
import { certaintyNote } from '#output/language/bases.ts';
import { changesConclusion } from '#output/topics/people/changes-conclusion.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { signedAmount } from '#output/language/phrases.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { pricesOf } from '#output/language/prices.ts';
import { currentSchemeWords } from '#output/language/current-scheme.ts';
import { percentage, wholeNumber } from '#office/document/dutch-format.ts';
import {
  changeCounts,
  type ChangeFigures,
  type ChangeGroup,
  changeGroups,
  groupChanges,
  totalChange,
} from '#output/language/pension-changes.ts';
import { axisEnds } from '#output/model/axis-ends.ts';
import type { StepChart } from '#output/model/chart.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { Section } from '#output/model/section.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ExhibitTable } from '#output/model/section.ts';

/** A chart of fewer points than this is no chart. */
const fewestPoints = 3;

/** The changes that an alternative brings, one of each group. */
interface ChangeLine {
  readonly alternative: PremiumAlternative;
  readonly changes: readonly ChangeFigures[];
}

const meansOf = ({ changes }: ChangeLine): readonly number[] => changes.map(({ mean }) => Math.round(mean));

type Range = StepChart['series'][number]['range'];

/** How far the middle half of each group reaches from its mean: 0 where a few people pull the mean out of it; undefined where a group is too small to show it. */
function spread({ changes }: ChangeLine): Range {
  const reach = changes.flatMap(({ mean, quartiles }) =>
    quartiles === null
      ? []
      : [
          {
            lower: Math.max(0, Math.round(mean) - Math.round(quartiles.lower)),
            higher: Math.max(0, Math.round(quartiles.upper) - Math.round(mean)),
          },
        ],
  );
  if (reach.length < changes.length) return undefined;
  return { lower: reach.map(({ lower }) => lower), higher: reach.map(({ higher }) => higher) };
}

/** `front`: the alternative of which the spread is drawn as well, that of the title. */
function changesSeries(line: ChangeLine, front: PremiumKey | null): StepChart['series'][number] {
  const { key } = line.alternative;
  const series = { name: shownName(line.alternative), look: alternativeDisplay[key].look, values: meansOf(line) };
  const range = key === front ? spread(line) : undefined;
  return range === undefined ? series : { ...series, range };
}

function changesChart(
  groups: readonly ChangeGroup[],
  lines: readonly ChangeLine[],
  front: PremiumKey | null,
): StepChart {
  const ages = groups.map(({ meanAge }) => meanAge);
  const reach = lines
    .filter((line) => line.alternative.key === front && spread(line) !== undefined)
    .flatMap(({ changes }) => changes.flatMap(({ quartiles }) => Object.values(quartiles ?? {})));
  return {
    kind: 'steps',
    drawn: 'points',
    at: ages.map((age) => Math.round(age * 10) / 10),
    from: Math.floor(Math.min(...ages) / 5 - 0.01) * 5,
    to: Math.ceil(Math.max(...ages) / 5 + 0.01) * 5,
    ...axisEnds([...lines.flatMap(meansOf), ...reach]),
    endNames: null,
    format: '#,##0',
    valueTitle: 'Euro per jaar',
    categoryTitle: 'Leeftijd op de transitiedatum',
    series: lines.map((line) => changesSeries(line, front)),
  };
}

function countRow(subject: ConclusionSubject, alternative: PremiumAlternative): readonly string[] {
  const { better, equal, worse } = changeCounts(subject, alternative);
  const { mean } = totalChange(subject, alternative);
  return [rowName(alternative), ...[better, equal, worse].map(wholeNumber), signedAmount(mean)];
}

/** Points and, for what stands in front, lines. */
const pointsSentence = ({ result }: ConclusionSubject, front: PremiumKey | null): string =>
  `Elke punt is het gemiddelde van minstens ${smallestGroup} deelnemers van (ongeveer) dezelfde leeftijd${front === null ? '' : `; de lijn omvat de middelste helft, bij ${lowerCaseName(result, front)}`}.`;

const pointsRule = `Regel voor de punten: van jong naar oud zijn leeftijden samengenomen tot een groep minstens ${smallestGroup} deelnemers heeft. Een punt staat bij de gemiddelde leeftijd en het gemiddelde verschil van de groep. De verticale lijn loopt van het eerste tot het derde kwartiel (KWARTIEL.INC), en door tot het gemiddelde waar dat erbuiten ligt.`;

function notes(subject: ConclusionSubject, hasChart: boolean): readonly string[] {
  return [
    ...(hasChart ? [pointsRule] : []),
    `Vrijwel gelijk: het nieuwe pensioen verschilt hoogstens ${percentage(nearlyEqualShare)} van ${currentSchemeWords(subject.input).pension}.`,
    `Verschil: nieuw min huidig verwacht pensioen per jaar vanaf de nieuwe pensioendatum, ${pricesOf(subject.result)}, bij de afgeronde premie, zonder compensatie.`,
    ...[certaintyNote(subject)].filter((note) => note !== null),
  ];
}

/** Points that all lie on zero are no chart. */
const isMoved = (lines: readonly ChangeLine[]): boolean => lines.flatMap(meansOf).some((mean) => mean !== 0);

/** Who gains and who loses, by age; left out when single persons could be known. */
export function changesSection(subject: ConclusionSubject): Section | null {
  const conclusion = changesConclusion(subject);
  if (conclusion === null) return null;
  const front = headline(subject)?.key ?? null;
  const groups = changeGroups(subject);
  const lines = premiumAlternatives(subject.result).map((alternative) => ({
    alternative,
    changes: groupChanges(subject, groups, alternative),
  }));
  const hasChart = groups.length >= fewestPoints && isMoved(lines);
  return {
    id: 'changes',
    topic: 'Wie gaat erop voor- of achteruit',
    conclusion,
    lead: `Nieuw min ${currentSchemeWords(subject.input).pension}, euro per jaar, zonder compensatie.${hasChart ? ` ${pointsSentence(subject, front)}` : ''}`,
    exhibits: [
      {
        name: 'Wie gaat erop voor- of achteruit',
        chart: hasChart
          ? {
              model: changesChart(groups, lines, front),
              text: `Punten van het gemiddelde verschil in pensioen naar leeftijd, per alternatief. ${conclusion}.${frontText(subject, groups, lines, front)}`,
            }
          : null,
        table: {
          model: changesTable(subject, front),
          text: `Aantal deelnemers dat erop vooruitgaat, gelijk blijft en erop achteruitgaat, per alternatief. ${conclusion}.`,
        },
      },
    ],
    notes: notes(subject, hasChart),
    source: {
      sheet: 'Voor- en achteruit',
      sentence: 'Bron in de werkmap: blad Voor- en achteruit; per deelnemer op blad Deelnemers.',
      article: null,
      method: manualPlaces.steps,
    },
  };
}

/** The points of what stands in front, for who cannot see them. */
function frontText(
  { result }: ConclusionSubject,
  groups: readonly ChangeGroup[],
  lines: readonly ChangeLine[],
  front: PremiumKey | null,
): string {
  if (front === null) return '';
  const means = lines.filter(({ alternative }) => alternative.key === front).flatMap(meansOf);
  const parts = means.map((mean, index) => `${cohortName(groups[index]!)} ${signedAmount(mean)}`);
  return ` ${nameIn(result, front, 'short')}: ${parts.join(', ')}.`;
}

function changesTable(subject: ConclusionSubject, front: PremiumKey | null): ExhibitTable {
  const alternatives = premiumAlternatives(subject.result);
  return {
    columns: [
      { head: 'Alternatief', share: 134, align: 'left' },
      { head: 'Vooruit', share: 72, align: 'right' },
      { head: 'Vrijwel gelijk', share: 89, align: 'right' },
      { head: 'Achteruit', share: 88, align: 'right' },
      { head: 'Gemiddeld verschil', share: 102, align: 'right' },
    ],
    rows: alternatives.map((alternative) => countRow(subject, alternative)),
    emphasised: alternatives.flatMap(({ key }, row) => (key === front ? [row] : [])),
    barred: barredRows(alternatives),
  };
}
