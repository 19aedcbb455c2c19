import type { Answer, VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { roundingConclusion } from '#contract/terms/conclusions-answer.ts';
import { profitMeasureNote } from '#contract/terms/conclusions-goals.ts';
import { feasibleMark, permissionMark } from '#contract/terms/conclusions-permission.ts';
import { practicalPremium, shapeName } from '#contract/terms/conclusions-premium.ts';
import { fractionOf, smallestShownGroup } from '#contract/terms/conclusions-subject.ts';
import { signedAmount, signedPercentage } from '#contract/terms/conclusions-words.ts';
import { answerOf, variantKeys, variantOf } from '#contract/terms/shown-alternatives.ts';
import { decimalNumber, percentage } from '#contract/terms/dutch-format.ts';
import { contentBox } from '#documents/slides/grid.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import type { Report } from '#documents/slides/report.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { nothing, toldColumns } from '#documents/slides/told-columns.ts';
import { drawText, writeNotes } from '#documents/slides/slide-text.ts';

const tableBox = contentBox(2.12, 5.3);
const textBox = contentBox(5.5, 6.7);

const exactText = (answer: Answer): string =>
  answer.form === 'flat' ? percentage(answer.exact, 3) : `× ${decimalNumber(answer.exact, 4)}`;

function proofRow({ subject }: Report, key: VariantKey): readonly string[] {
  const { result } = subject;
  const answer = answerOf(result, key);
  const variant = variantOf(result, key);
  const isSmall = result.participantCount < smallestShownGroup;
  return [
    alternativeNames[key].long,
    answer === null ? nothing : exactText(answer),
    practicalPremium(subject, variant),
    answer === null ? 'n.v.t.' : feasibleMark(answer).text,
    permissionMark(variant)?.text ?? 'n.v.t.',
    signedAmount(variant.costDifference),
    signedPercentage(fractionOf(variant.costDifference, result.unchanged.cost), 2),
    isSmall ? nothing : signedAmount(variant.pensionDifference),
    signedPercentage(fractionOf(variant.pensionDifference, result.unchanged.pension), 2),
  ];
}

const explanation = ({ subject }: Report): readonly string[] => [
  'Bij de exacte premie is het verschil nul voor het doel dat gelijk blijft, tenzij een fiscale grens dat belet. De afgeronde premie is de premie die u afspreekt; het verschil dat overblijft staat in de tabel.',
  `Voor de progressieve staffel is exact de factor op ${shapeName(subject)}. Pensioen in euro's van nu, per jaar, van alle deelnemers samen.`,
  ...[profitMeasureNote(subject)].filter((note) => note !== null),
  ...(subject.result.further.length === 0
    ? []
    : [
        'Onder de vier antwoorden staan de premies die voor dit dossier zijn gegeven: zij hebben geen doel dat gelijk blijft.',
      ]),
];

/** Slide 7: exact and practical premium and what is left of the difference: the proof that they are equal. */
export function addProofSlide(report: Report): void {
  const { subject } = report;
  const title = roundingConclusion(subject);
  const isSmall = subject.result.participantCount < smallestShownGroup;
  const slide = headedSlide(report, {
    layout: 'table',
    topic: 'Hoe de gelijkwaardige premie is bepaald',
    title,
    lead: 'Nieuw min huidig, bij de afgeronde premie. Kosten contant over de horizon; pensioen per jaar.',
  });
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Tabel met de exacte en de afgeronde premie en het verschil met de huidige regeling. ${title}.`,
    ...toldColumns({
      columns: [
        { head: 'Antwoord', share: 25, align: 'left' },
        { head: 'Exact', share: 10, align: 'right' },
        { head: 'Afgerond', share: 14, align: 'right' },
        { head: 'Haalbaar', share: 12, align: 'center' },
        { head: 'Toegestaan', share: 13, align: 'center' },
        { head: 'Kosten, verschil', share: 12, align: 'right' },
        { head: 'in %', share: 8, align: 'right' },
        { head: 'Pensioen, verschil', share: 12, align: 'right' },
        // Of a small group the amounts are left out, and the column named after them.
        { head: isSmall ? 'Pensioen, verschil' : 'in %', share: isSmall ? 12 : 8, align: 'right' },
      ],
      rows: variantKeys(subject.result).map((key) => proofRow(report, key)),
    }),
    box: tableBox,
    tallest: 0.62,
    largest: 12,
  });
  drawText(
    slide,
    'Uitleg',
    textBox,
    explanation(report).map((text) => ({ text, fontSize: 12 })),
    { fill: 'bg2', inset: 0.18 },
  );
  writeNotes(slide, [
    'Vertel: de exacte premie is de uitkomst, de afgeronde is wat u afspreekt; de tabel laat zien wat het afronden kost.',
    'Bron in de werkmap: bladen Samenvatting en Staffels.',
    'Fiscale grens van een vlakke premie: art. 18a lid 1 Wet LB; van een progressieve staffel: art. 38r Wet LB.',
    'Haalbaar: er is een premie onder de fiscale grens waarbij het doel wordt bereikt.',
    'Toegestaan: of bestaande deelnemers een progressieve staffel mogen houden (art. 220e Pensioenwet).',
  ]);
}
