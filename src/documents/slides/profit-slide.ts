import { answerKeys, type AnswerKey, type VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { answersName } from '#contract/terms/answers-name.ts';
import { shortCohortName } from '#contract/terms/conclusions-cohorts.ts';
import {
  meanChange,
  profitConclusion,
  profitGroups,
  profitKeys,
  yardstickNames,
  type ProfitGroup,
} from '#contract/terms/conclusions-profit.ts';
import { smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { listed, signedAmount } from '#contract/terms/conclusions-words.ts';
import { wholeNumber } from '#contract/terms/dutch-format.ts';
import type { ColumnChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

/** Alternatives with the same change of profit in every cohort, shown as one. */
interface ProfitLine {
  readonly name: string;
  readonly key: VariantKey;
}

const yardstickName = ({ result }: ConclusionSubject, key: VariantKey): string =>
  yardstickNames[result.effects.yardsticks[key] ?? 'gross'].replace(' profijt', '');

const isAnswer = (key: VariantKey): key is AnswerKey => answerKeys.some((answer) => answer === key);

function lineName(keys: readonly VariantKey[], all: readonly VariantKey[]): string {
  const [key] = keys;
  if (keys.length === 1 && key !== undefined) return alternativeNames[key].short;
  if (keys.length === all.length) return 'Alle alternatieven';
  return keys.every(isAnswer) ? answersName(keys) : listed(keys.map((each) => alternativeNames[each].short));
}

function profitLines(subject: ConclusionSubject, groups: readonly ProfitGroup[]): readonly ProfitLine[] {
  const all = profitKeys(subject);
  const alike = Map.groupBy(all, (key) =>
    [yardstickName(subject, key), ...groups.map((group) => Math.round(meanChange(group, key)))].join(),
  );
  return [...alike.values()].flatMap((keys) => {
    const [key] = keys;
    return key === undefined ? [] : [{ key, name: `${lineName(keys, all)}, ${yardstickName(subject, key)}` }];
  });
}

const profitChart = (lines: readonly ProfitLine[], groups: readonly ProfitGroup[]): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortCohortName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per deelnemer',
  categoryTitle: '',
  series: lines.map(({ key, name }) => ({
    name,
    look: looks[key],
    values: groups.map((group) => Math.round(meanChange(group, key))),
  })),
});

/** Slide 15: the transition effect per cohort, gross or net profit; left out when nothing may or can be shown. */
export function addProfitSlide(report: Report): void {
  const { subject, deck } = report;
  const title = profitConclusion(subject);
  if (title === null) return;
  const groups = profitGroups(subject);
  const lines = profitLines(subject, groups);
  // Columns that are all zero are no chart.
  const isMoved = lines.some(({ key }) => groups.some((group) => Math.round(meanChange(group, key)) !== 0));
  const layout = isMoved ? 'chartAndTable' : 'table';
  const slide = headedSlide(report, {
    layout,
    topic: 'Transitie-effect per leeftijdscohort',
    title,
    lead: 'Nieuw min huidig, gemiddeld per deelnemer, op de transitiedatum, zonder compensatie. Bruto profijt: de waarde van de toekomstige premies; netto profijt: die van de toekomstige uitkeringen min de premies.',
  });
  if (isMoved) {
    drawChart(
      deck,
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
      ...lines.map(({ key, name }) => [name].concat(groups.map((group) => signedAmount(meanChange(group, key))))),
    ],
    box: placeholderOf(layout, 'table').box,
    largest: 10.5,
  });
  writeNotes(slide, [
    'Vertel: dit is het transitie-effect voor het transitieplan. Boven nul is voordeel van de overstap, onder nul nadeel.',
    'Bron in de werkmap: blad Cohorten; het gemiddelde is het verschil daar gedeeld door het aantal deelnemers.',
    'Bruto profijt: de contante waarde van de toekomstige premies. Netto profijt: de marktwaarde van de toekomstige uitkeringen min die van de premies.',
    `Cohorten onder ${smallestShownGroup} deelnemers zijn samengevoegd. Staan alternatieven bij elkaar, dan is hun uitkomst in elk cohort gelijk. Netto profijt trekt van wat een premie koopt de premie zelf af; de hoogte ervan doet er dan weinig toe.`,
    'Welke maatstaf geldt, volgt uit de soort regeling (art. 150e Pensioenwet).',
  ]);
}
