import type { VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import {
  cohortExtremes,
  comparisonConclusion,
  fullCost,
  horizonCompensation,
} from '#contract/terms/conclusions-comparison.ts';
import { horizonPhrase } from '#contract/terms/conclusions-horizon.ts';
import { feasibleMark, permissionMark } from '#contract/terms/conclusions-permission.ts';
import { practicalPremium, scaleText, premiumDecimals } from '#contract/terms/conclusions-premium.ts';
import { fractionOf, smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { currentSchemeWords } from '#contract/terms/current-scheme.ts';
import { signedAmount, signedPercentage } from '#contract/terms/conclusions-words.ts';
import { amount, percentage } from '#contract/terms/dutch-format.ts';
import { answerOf, variantKeys, variantOf } from '#contract/terms/shown-alternatives.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { nothing, toldColumns } from '#documents/slides/told-columns.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

function judgement({ result }: ConclusionSubject, key: VariantKey): string {
  const answer = answerOf(result, key);
  const marks = [answer === null ? null : feasibleMark(answer), permissionMark(variantOf(result, key))];
  const texts = marks.filter((mark) => mark !== null).map(({ text }) => text);
  return texts.length === 0 ? nothing : texts.join(' · ');
}

function variantRow(subject: ConclusionSubject, key: VariantKey): readonly string[] {
  const { unchanged } = subject.result;
  const variant = variantOf(subject.result, key);
  const compensation = horizonCompensation(subject, key);
  const cohorts = cohortExtremes(subject, key);
  return [
    alternativeNames[key].long,
    practicalPremium(subject, variant),
    amount(variant.cost),
    compensation === null ? nothing : amount(compensation),
    signedAmount(fullCost(subject, key) - unchanged.cost),
    signedPercentage(fractionOf(variant.pensionDifference, unchanged.pension)),
    cohorts === null ? nothing : percentage(cohorts.lowest.ratio),
    cohorts === null ? nothing : percentage(cohorts.highest.ratio),
    judgement(subject, key),
  ];
}

function unchangedRow({ input, result }: ConclusionSubject): readonly string[] {
  const { currentScale, unchanged } = result;
  const premium =
    currentScale.length === 0 ? 'middelloon' : scaleText(currentScale, premiumDecimals(input.goal.rounding));
  const whole = result.participantCount < smallestShownGroup ? nothing : percentage(1);
  return [
    alternativeNames.unchanged.long,
    premium,
    amount(unchanged.cost),
    nothing,
    nothing,
    nothing,
    whole,
    whole,
    nothing,
  ];
}

/** Slide 20: everything side by side. */
export function addComparisonSlide(report: Report): void {
  const { subject } = report;
  const title = comparisonConclusion(subject);
  const hasCompensation = horizonCompensation(subject, 'budgetNeutralFlat') !== null;
  const slide = headedSlide(report, {
    layout: 'table',
    topic: 'Vergelijking van de alternatieven',
    title,
    lead: `Kosten contant ${horizonPhrase(subject.input.goal.horizon)}${hasCompensation ? '; verschil met nu is met compensatie' : ', zonder compensatie'}. Pensioen verwacht, in procenten van ${currentSchemeWords[subject.input.kind].pension}${hasCompensation ? ', zonder compensatie' : ''}.`,
  });
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Alle alternatieven naast elkaar: premie, kosten, compensatie, pensioen en oordeel. ${title}.`,
    ...toldColumns({
      columns: [
        { head: 'Alternatief', share: 24, align: 'left' },
        { head: 'Premie', share: 14, align: 'right' },
        { head: 'Kosten', share: 12, align: 'right' },
        { head: 'Compensatie', share: 12, align: 'right' },
        { head: 'Verschil met nu', share: 12, align: 'right' },
        { head: 'Pensioen, verschil', share: 10, align: 'right' },
        { head: 'Laagste cohort', share: 9, align: 'right' },
        { head: 'Hoogste cohort', share: 9, align: 'right' },
        { head: 'Oordeel', share: 20, align: 'left' },
      ],
      rows: [unchangedRow(subject), ...variantKeys(subject.result).map((key) => variantRow(subject, key))],
    }),
    emphasised: [0],
    box: placeholderOf('table', 'table').box,
    tallest: 0.56,
    largest: 12,
  });
  writeNotes(slide, [
    'Vertel: lees elke rij als een keuze: wat kost het, wat levert het op en wie gaat erop achteruit.',
    'Bron in de werkmap: bladen Samenvatting (premies, kosten met en zonder compensatie, pensioen) en Cohorten.',
    'Verschil met nu: kosten en getoonde compensatie samen, min de kosten van de ongewijzigde regeling.',
    `Laagste en hoogste cohort: het leeftijdscohort (minstens ${smallestShownGroup} deelnemers) dat het minst en het meest van zijn pensioen houdt.`,
    'Haalbaar: er is een premie onder de fiscale grens waarbij het doel wordt bereikt. Toegestaan: art. 220e Pensioenwet.',
  ]);
}
