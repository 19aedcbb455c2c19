import { said } from '#output/language/wording.ts';
import { scaleRate } from '#core/scheme/premium-steps.ts';
import { otherLooks } from '#output/language/other-looks.ts';
import { lookOf, looks } from '#output/language/look.ts';
import { currentScaleName } from '#output/language/current-scheme.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { mayRise } from '#output/language/permission.ts';
import { flatNowClause } from '#output/language/flat-since.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { shownName } from '#output/language/shown-name.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { scaleConclusion } from '#output/language/scale.ts';
import { exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { flatMaximumWithCost } from '#output/language/premium.ts';
import type { StepChart } from '#output/model/chart.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { headlineOf } from '#core/result/headline.ts';
import { flatInFront } from '#output/language/headline.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { Section, ExhibitTable } from '#output/model/section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

interface Line {
  readonly name: string;
  readonly scale: Scale;
  readonly look: StepChart['series'][number]['look'];
}

function linesOf(
  { input, result }: ConclusionSubject,
  shown: readonly PremiumAlternative[] = premiumAlternatives(result),
): readonly Line[] {
  const { currentScale, fiscalMaximum } = result;
  const highest: Line = { name: 'Hoogste staffel die mag', scale: fiscalMaximum, look: otherLooks.fiscalMaximum };
  const current: Line = {
    name: capitalised(currentScaleName(input).replace('de ', '')),
    scale: currentScale,
    look: looks.now,
  };
  return [
    ...(currentScale.length > 0 && !isFirstScheme(input) ? [current] : []),
    ...shown.map((premium) => ({
      name: shownName(premium),
      scale: premium.practicalScale,
      look: lookOf(premium),
    })),
    ...(mayRise(result) ? [highest] : []),
  ];
}

/** Distance between the marks of the axes: years of age, part of the base. */
const tick = 5;
const gridStep = 0.05;

/** Every line has a point just before and just at each age at which any of them steps; null for one flat line, which says nothing. */
function premiumChart({ input, result }: ConclusionSubject, lines: readonly Line[]): StepChart | null {
  if (lines.length === 1 && lines[0]!.scale.length === 1) return null;
  const { currentScale, shape } = result;
  const [first] = currentScale.length > 0 ? currentScale : shape;
  const from = Math.max(15, first?.fromAge ?? 15);
  const to = Math.ceil(input.next.pensionAgeInMonths / 12);
  const steps = [...new Set(lines.flatMap(({ scale }) => scale.map((step) => step.fromAge)))]
    .filter((age) => age > from && age < to)
    .toSorted((left, right) => left - right);
  const at = [from, ...steps.flatMap((age) => [age, age]), to];
  const values = (scale: Scale): readonly number[] =>
    at.map((age, index) => scaleRate(scale, index % 2 === 0 ? age : age - 1));
  const highest = Math.max(...lines.flatMap(({ scale }) => values(scale)));
  return {
    kind: 'steps',
    drawn: 'lines',
    at,
    from: Math.floor(from / tick) * tick,
    to,
    lowest: 0,
    highest: (Math.floor(highest / gridStep) + 1) * gridStep,
    endNames: { format: '0.0##%', apart: 0.06 },
    format: '0%',
    valueTitle: 'Premie (% van de pensioengrondslag)',
    categoryTitle: 'Leeftijd',
    series: lines.map(({ name, scale, look }) => ({ name, look, values: values(scale) })),
  };
}

/** The head of the ages at which a premium begins. */
export const fromAge = 'Vanaf leeftijd';

/** The premiums from each age at which one of them steps; a mark where a line has no step yet. */
function premiumTable(lines: readonly Line[]): ExhibitTable {
  const ages = [...new Set(lines.flatMap(({ scale }) => scale.map((step) => step.fromAge)))];
  return textTable(
    [[fromAge, 20, 'right'], ...lines.map(({ name }): TextColumn => [name, 80 / lines.length, 'right'])],
    ages
      .toSorted((left, right) => left - right)
      .map((age) =>
        [String(age)].concat(
          lines.map(({ scale }) =>
            scale.some((step) => step.fromAge <= age) ? exactPercentage(scaleRate(scale, age)) : emptyCellMark,
          ),
        ),
      ),
  );
}

/** The maximum of a flat premium; entry cost lies on top of it, and the premiums that are drawn hold it. */
function flatMaximumSentence({ input, result }: ConclusionSubject): string {
  const { entryCost } = input.next;
  const maximum = `Een vlakke premie is fiscaal hoogstens ${exactPercentage(result.flatMaximum)}, voor alle regelingen over hetzelfde salaris samen`;
  return entryCost > 0
    ? `${maximum}; met de kosten op de inleg van ${exactPercentage(entryCost)}, die er bovenop mogen, ${percentage(flatMaximumWithCost(result), 2)}.`
    : `${maximum}.`;
}

/** That not everybody has the scale of the chart. */
const flatNotes = ({ input }: ConclusionSubject): readonly string[] => {
  const clause = flatNowClause(flatSinceOf(input));
  return clause === null ? [] : [`${capitalised(clause)}.`];
};

/** Beside average pay the scale that a flat premium is compared with, where that may be chosen. */
function comparedScale({ input, result }: ConclusionSubject): PremiumAlternative | null {
  const scale = alternativeOf(result, 'budgetNeutralProgressive');
  return isAveragePay(input) && scale.verdict.allowed !== 'no' ? scale : null;
}

/** The same of what stands in front alone: of the flat premium in front where that is another one; null where one flat line is all. */
export function frontPremiumSection(subject: ConclusionSubject): Section | null {
  const { result } = subject;
  const fronts = [headlineOf(result), flatInFront(result), comparedScale(subject)].filter(
    (premium) => premium !== null,
  );
  const section = premiumByAgeSection(subject, fronts.length === 0 ? undefined : [...new Set(fronts)]);
  const isDrawn = section.exhibits.some(({ chart }) => chart !== null);
  return isDrawn ? { ...section, topic: 'Premie per leeftijd: nu en straks' } : null;
}

/** What the highest lawful scale is, where any is lawful. */
const highestScaleNote = ({ input, result }: ConclusionSubject): string =>
  `Hoogste staffel die mag: ${result.fiscalMaximumArticle}${input.next.entryCost > 0 ? ', zonder kosten op de inleg, die er bovenop mogen' : ''}. Een vlakke premie hoeft daar niet onder te blijven.`;

/** The premium at each age under every alternative, beside the highest lawful scale where one may rise with age. */
export function premiumByAgeSection(subject: ConclusionSubject, shown?: readonly PremiumAlternative[]): Section {
  const lines = linesOf(subject, shown);
  const hasScale = mayRise(subject.result);
  return sheetSection({
    id: 'premium-by-age',
    topic: said('topicPremiumByAge'),
    conclusion: scaleConclusion(subject),
    lead: ['Premie als percentage van de pensioengrondslag, bij de afgeronde premies.', flatMaximumSentence(subject)],
    chart: [premiumChart(subject, lines), 'Lijngrafiek van de premie per leeftijd'],
    table: [premiumTable(lines), 'Premie vanaf elke leeftijd waarop zij verandert'],
    notes: [
      ...flatNotes(subject),
      'Pensioengrondslag: pensioengevend salaris min franchise, naar deeltijd.',
      hasScale ? highestScaleNote(subject) : null,
    ],
    sheet: isFirstScheme(subject.input) ? 'Samenvatting' : 'De vier premies',
    article: hasScale ? subject.result.fiscalMaximumArticle : null,
    method: 'limits',
  });
}
