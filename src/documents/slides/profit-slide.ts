import type { VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
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
import { signedAmount } from '#contract/terms/conclusions-words.ts';
import { wholeNumber } from '#contract/terms/dutch-format.ts';
import type { ColumnChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

const profitName = ({ result }: ConclusionSubject, key: VariantKey): string =>
  `${alternativeNames[key].short}, ${yardstickNames[result.effects.yardsticks[key] ?? 'gross'].replace(' profijt', '')}`;

const profitChart = (
  subject: ConclusionSubject,
  keys: readonly VariantKey[],
  groups: readonly ProfitGroup[],
): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortCohortName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per deelnemer',
  categoryTitle: '',
  series: keys.map((key) => ({
    name: profitName(subject, key),
    look: looks[key],
    values: groups.map((group) => Math.round(meanChange(group, key))),
  })),
});

/** Slide 15: the transition effect per cohort, gross or net profit; left out when nothing may or can be shown. */
export function addProfitSlide(report: Report): void {
  const { subject, deck } = report;
  const title = profitConclusion(subject);
  if (title === null) return;
  const keys = profitKeys(subject);
  const groups = profitGroups(subject);
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: 'Transitie-effect per leeftijdscohort',
    title,
    lead: `Nieuw min huidig, gemiddeld per deelnemer, waarde op de transitiedatum, zonder compensatie. Cohorten onder ${smallestShownGroup} deelnemers zijn samengevoegd.`,
  });
  drawChart(
    deck,
    slide,
    profitChart(subject, keys, groups),
    `Kolommen boven en onder nul van het transitie-effect per leeftijdscohort. ${title}.`,
  );
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
      ...keys.map((key) =>
        [profitName(subject, key)].concat(groups.map((group) => signedAmount(meanChange(group, key)))),
      ),
    ],
    box: placeholderOf('chartAndTable', 'table').box,
    largest: 10.5,
  });
  writeNotes(slide, [
    'Bron in de werkmap: blad Cohorten; het gemiddelde is het verschil daar gedeeld door het aantal deelnemers.',
    'Bruto profijt: de contante waarde van de toekomstige premies. Netto profijt: de marktwaarde van de toekomstige uitkeringen min die van de premies.',
    'Welke maatstaf geldt, volgt uit de soort regeling (art. 150e Pensioenwet).',
  ]);
}
