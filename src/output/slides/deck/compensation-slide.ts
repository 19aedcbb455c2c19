import { nameIn } from '#output/alternatives/alternative-name.ts';
import {
  compensationConclusion,
  compensationGroups,
  type CompensationGroup,
  compensationSums,
  type CompensationSums,
} from '#output/words/conclusions/compensation.ts';
import type { PremiumKey } from '#core/result/alternative-key.ts';
import { noCompensationBesideScale } from '#output/words/verdict/chapter-6b.ts';
import { flatInFront } from '#output/words/verdict/headline.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { smallestGroup } from '#output/words/conclusions/subject.ts';
import { invoicedDifferenceSentence } from '#output/words/cost/cost-bridge.ts';
import { budgetReach } from '#output/words/budget-reach.ts';
import { compensationRules } from '#output/words/compensation-rules.ts';
import { amount, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import type { SlideDraft } from '#output/slides/drawing/draft.ts';
import { contentBox } from '#output/slides/drawing/grid.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Box } from '#output/slides/drawing/box.ts';
import type { Report } from '#output/slides/report.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { wholeTable } from '#output/slides/drawing/table-pages.ts';
import { emptyCellMark, nonEmptyColumns } from '#output/exhibits/model/non-empty-columns.ts';
import { drawText, writeNotes } from '#output/slides/drawing/slide-text.ts';

const rulesBox: Box = { ...contentBox(2.12, 5.1), w: 4.5 };
const remarkBox: Box = { ...contentBox(5.3, 6.7), w: 4.5 };
const cohortsBox: Box = { ...contentBox(2.12, 6.7), x: 5.4, w: 7.333 };

function rateText({ rates }: CompensationGroup): string {
  if (rates === null) return emptyCellMark;
  const [lowest, highest] = [percentage(rates.lowest, 2), percentage(rates.highest, 2)];
  return lowest === highest ? lowest : `${lowest} tot ${highest}`;
}

function cohortRows({ subject }: Report, groups: readonly CompensationGroup[]): readonly (readonly string[])[] {
  const { method, maximumRate } = subject.input.compensation;
  const isByPremium = method === 'premiumDifference';
  const isFilled = method === 'pensionOutcome' && maximumRate === null;
  const row = (name: string, count: number, rate: string, sum: CompensationSums) => [
    name,
    wholeNumber(count),
    isByPremium ? emptyCellMark : amount(sum.shortfall),
    rate,
    isByPremium || isFilled || sum.shortfall === 0 ? emptyCellMark : percentage(sum.accumulated / sum.shortfall),
    amount(sum.firstYearCost),
    amount(sum.totalCost),
  ];
  const rows = groups.map((group) => row(cohortName(group), group.count, rateText(group), group));
  if (groups.length === 1) return rows;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return [...rows, row('Samen', count, '', compensationSums(groups))];
}

function drawCohorts(report: Report, slide: SlideDraft, key: PremiumKey, title: string): void {
  const groups = compensationGroups(report.subject, key);
  drawTable(slide, {
    name: 'Compensatie per cohort',
    alternativeText: `Compensatie per leeftijdscohort bij ${nameIn(report.subject.result, key, 'inSentence')}. ${title}.`,
    ...nonEmptyColumns({
      columns: [
        { head: 'Leeftijd bij de transitie', share: 24, align: 'left' },
        { head: 'In aanmerking', share: 18, align: 'right' },
        { head: 'Tekort', share: 16, align: 'right' },
        { head: '% grondslag', share: 19, align: 'right' },
        { head: 'Aangevuld', share: 14, align: 'right' },
        { head: 'Eerste jaar', share: 14, align: 'right' },
        { head: 'Totaal', share: 16, align: 'right' },
      ],
      rows: cohortRows(report, groups),
    }),
    emphasised: [groups.length],
    box: cohortsBox,
    largest: 11.5,
    tallest: 0.42,
  });
}

/** The chosen rules, none cut off: what follows a comma may be the condition. */
function drawRules({ subject }: Report, slide: SlideDraft): void {
  const rules = compensationRules(subject);
  const table = wholeTable({
    name: 'Regels',
    alternativeText: `De regels van de compensatie: ${rules.map(([name, text]) => `${name}: ${text}`).join('; ')}.`,
    columns: [
      { head: 'Regel', share: 33, align: 'left' },
      { head: 'Gekozen', share: 67, align: 'left' },
    ],
    rows: rules,
    box: rulesBox,
    largest: 11,
  });
  drawTable(slide, table);
}

/** Who is compensated, how, and what it costs per cohort; left out when nothing may be shown. */
export function addCompensationSlide(report: Report): void {
  const { subject } = report;
  const title = compensationConclusion(subject);
  const key = flatInFront(subject.result)?.key;
  if (title === null || key === undefined) return;
  const frontier = subject.result.compensation?.frontier ?? null;
  const invoiced = invoicedDifferenceSentence(subject);
  const slide = headedSlide(report, {
    layout: 'content',
    topic: 'Compensatie',
    title,
    lead: `Bij ${nameIn(subject.result, key, 'inSentence')}, niet contant gemaakt. Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd.`,
  });
  drawRules(report, slide);
  drawText(
    slide,
    'Ruimte',
    remarkBox,
    [
      ...(frontier === null ? [] : [{ text: `${budgetReach(subject.input.compensation, frontier)}.`, fontSize: 12 }]),
      {
        text: 'Als pensioenpremie kan compensatie alleen binnen de wettelijke ruimte en tot het wettelijk einde. Wat niet past is salaris, met de opslag daarop.',
        fontSize: 12,
      },
      ...(invoiced === null ? [] : [{ text: invoiced, fontSize: 12 }]),
    ],
    { fill: 'bg2', inset: 0.16 },
  );
  drawCohorts(report, slide, key, title);
  writeNotes(slide, [
    'Vertel: wie tekortkomt, en wat het kost om dat goed te maken. Compenseren is een afspraak voor het transitieplan.',
    'Bron in de werkmap: blad Compensatie. Samengevoegde cohorten staan daar onder de tabel.',
    ...(subject.input.compensation.method === 'premiumDifference'
      ? []
      : ['Tekort: wat het nieuwe pensioen lager is dan het doel, als kapitaal op de pensioendatum.']),
    'In aanmerking: wie op de transitiedatum een leeftijd heeft die wordt gecompenseerd, ook wie niet tekortkomt.',
    'Eerste jaar en totaal: kosten voor de werkgever, met de opslag op salaris, gewogen met de kans dat iemand nog in dienst is.',
    'Art. 150f Pensioenwet: iedereen in een gecompenseerd cohort heeft recht op hetzelfde percentage.',
    ...noCompensationBesideScale(subject.result),
  ]);
}
