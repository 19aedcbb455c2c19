import { exitsClause } from '#output/words/cost/closed-group.ts';
import { hasEntrants, withEntrants } from '#output/words/conclusions/entrants.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import {
  budgetExplanation,
  goalsComparison,
  profitExplanation,
  profitMeasureNote,
} from '#output/words/conclusions/goals.ts';
import { comparedConditions, profitGoal } from '#output/words/conclusions/conditions.ts';
import { pricesOf } from '#output/words/prices.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { horizonCourse, horizonName, neutralFlatWords } from '#output/words/conclusions/horizon.ts';
import { premiumDecimals } from '#output/words/conclusions/premium.ts';
import type { NeutralFlat } from '#core/result/result.ts';
import { percentage } from '#office/document/dutch-format.ts';
import type { SlideDraft } from '#output/slides/drawing/draft.ts';
import { columns, contentBox } from '#output/slides/drawing/grid.ts';
import { levelSigns } from '#output/words/verdict/verdict-text.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import type { Box } from '#output/slides/drawing/box.ts';
import type { Report } from '#output/slides/report.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { drawText, type Paragraph, wholeParagraphs, writeNotes } from '#output/slides/drawing/slide-text.ts';

const goals = contentBox(2.12, 4.98);
const tableTitle = contentBox(5.2, 5.5);
const tableBox = contentBox(5.52, 6.7);
const inset = 0.22;

/** Compensation is no part of the goal; where chapter 6b PW does not hold there is none. */
const budgetDefinition = ({ result }: ConclusionSubject): string =>
  `Doel: uw pensioenlasten over de gekozen periode blijven gelijk${alternativeOf(result, 'budgetNeutralFlat').chapter6b === 'holds' ? '; compensatie komt er bovenop' : ''}.`;

/** Draws the sentences that fit whole, the first ones first; gives back what is left, for the notes. */
function drawGoal(
  slide: SlideDraft,
  name: string,
  definition: string,
  sentences: readonly string[],
  box: Box,
): readonly string[] {
  const paragraphs: readonly Paragraph[] = [
    { text: name, fontSize: 20, bold: true, colour: 'tx2' },
    { text: definition, fontSize: 16, bold: true },
    ...sentences.map((text) => ({ text, fontSize: 15 })),
  ];
  const shown = wholeParagraphs(paragraphs, { ...box, w: box.w - 2 * inset, h: box.h - 2 * inset });
  drawText(slide, name, box, paragraphs.slice(0, shown), { fill: 'bg2', inset });
  return paragraphs.slice(shown).map(({ text }) => text);
}

/** The flat budget-neutral premium for each horizon: people must see that the horizon moves the answer. */
function drawHorizons({ subject }: Report, slide: SlideDraft): void {
  const { horizons } = subject.result;
  const decimals = premiumDecimals(subject.input.goal.rounding) + 1;
  const shown = (premium: NeutralFlat | null): string =>
    premium?.isReached === true
      ? `${premium.isLawful ? '' : `${levelSigns.error} `}${percentage(premium.exact, decimals)}`
      : neutralFlatWords(premium);
  const isBarred = horizons.some(({ closedGroup, openGroup }) =>
    [closedGroup, openGroup].some((premium) => premium?.isReached === true && !premium.isLawful),
  );
  drawText(slide, 'Tabeltitel', tableTitle, [
    {
      text: `De vlakke budgetneutrale premie (exact) ${horizonCourse(horizons, shown)}${isBarred ? ` (${levelSigns.error} boven het wettelijk maximum: niet toegestaan)` : ''}`,
      fontSize: 13,
      bold: true,
      colour: 'tx2',
    },
  ]);
  drawTable(slide, {
    name: 'Premie per horizon',
    alternativeText: `Vlakke budgetneutrale premie per horizon: ${horizons.map(({ years, closedGroup }) => `${horizonName(years)} ${shown(closedGroup)}`).join(', ')}.`,
    columns: [
      { head: 'Horizon', share: 3, align: 'left' },
      ...horizons.map(({ years }) => ({ head: horizonName(years), share: 2, align: 'right' as const })),
    ],
    rows: [
      ['Bestaande deelnemers', ...horizons.map(({ closedGroup }) => shown(closedGroup))],
      [capitalised(withEntrants(subject.result)), ...horizons.map(({ openGroup }) => shown(openGroup))],
    ],
    box: tableBox,
    largest: 12,
  });
}

/** The two goals, explained with the figures of this dossier. */
export function addQuestionSlide(report: Report): void {
  const { subject } = report;
  const slide = headedSlide(report, {
    layout: 'content',
    topic: 'Vraagstelling',
    title: goalsComparison(subject),
    lead: `Twee doelen, elk met een vlakke premie${isLevel(subject.result.shape) ? '' : ' of een progressieve staffel'}. Kosten ${comparedConditions(subject)}.`,
  });
  const [left = goals, right = goals] = columns(goals, 2);
  const more = [
    ...drawGoal(slide, 'Budgetneutraal', budgetDefinition(subject), budgetExplanation(subject), left),
    ...drawGoal(
      slide,
      'Profijtneutraal',
      `Doel: ${profitGoal(subject)}.`,
      [...profitExplanation(subject), ...[profitMeasureNote(subject)].filter((note) => note !== null)],
      right,
    ),
  ];
  if (subject.result.horizons.length > 0) drawHorizons(report, slide);
  writeNotes(slide, [
    'Vertel: er zijn twee soorten gelijk, gelijke kosten en gelijk pensioen. Vraag welk doel voor werkgever en werknemers telt.',
    'Bron in de werkmap: blad Samenvatting.',
    'Contant: bedragen in latere jaren tellen met rente teruggerekend naar de transitiedatum.',
    `${capitalised(pricesOf(subject.result))}: pensioenbedragen zonder de prijsstijging tot de pensioendatum.`,
    `Bestaande deelnemers: de deelnemers van nu, ${exitsClause(subject.input)}. ${hasEntrants(subject.result) ? 'Met nieuwe medewerkers: wie vertrekt of met pensioen gaat wordt vervangen, en iedereen betaalt dezelfde vlakke premie; gevolgd tot 30 jaar' : 'Zonder nieuwe medewerkers: niemand vertrekt of gaat met pensioen, de vervanging is 0%, of wie in dienst zou komen is al te oud; gevolgd tot 30 jaar'}.`,
    ...(more.length === 0 ? [] : [`Ook van belang: ${more.join(' ')}`]),
  ]);
}
