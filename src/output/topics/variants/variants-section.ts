import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import { headlineOf } from '#core/result/headline.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { counted, listed } from '#office/document/dutch-words.ts';
import type { Section } from '#output/model/section.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
import {
  type Answer,
  type CostAmounts,
  costAmounts,
  variantsNote,
  variantsTable,
} from '#output/topics/variants/variants.ts';
import type { ChoiceFigures } from '#output/model/figure-types.ts';
import type { ComparedOutcome } from '#output/model/compared-outcome.ts';
import type { BesideAnswer, CalculatedVariant, OutputContent } from '#output/model/output-content.ts';
import { answerCard } from '#output/topics/choices/answer-card.ts';
import { besides, euroDifference } from '#output/language/phrases.ts';
import { keyFigures } from '#output/topics/choices/key-figures.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';

/** What stands in front of the dossier itself, with its figures. */
function answerOf({ dossier, result }: OutputContent): Answer {
  const subject = { input: dossier.input, result };
  const front = premiumAlternatives(result).find(({ key }) => key === headlineOf(result)?.key);
  return { card: front === undefined ? null : answerCard(subject, front, true), keyFigures: keyFigures(subject) };
}

type FirstYear = ChoiceFigures['firstYear'];

const inFirstTwelve = ({ start }: FirstYear): string => inFirstTwelveMonths({ transitionDate: start });

/** The employer cost of the first year of a premium that is not forbidden; null where there is none. */
function firstYearOf({ card, keyFigures: figures }: Answer): FirstYear | null {
  const choice = figures?.choice;
  if (card === null || choice === undefined || typeof choice === 'string') return null;
  return card.marks.some(({ tone }) => tone === 'forbidden') ? null : choice.firstYear;
}

const aside = (count: number): string => `Het antwoord en ${counted(count, 'variant', 'varianten')} naast elkaar`;

/** Which of them costs least in the first year, beside the answer; only of what the law does not forbid. */
function conclusionOf(answer: Answer, variants: readonly ComparedOutcome[]): string {
  const base = firstYearOf(answer);
  const costs = variants.flatMap((variant) => {
    const first = firstYearOf(variant);
    return first === null || base === null || inFirstTwelve(first) !== inFirstTwelve(base)
      ? []
      : [{ name: variant.name, cost: first.cost }];
  });
  const least = costs.toSorted((one, other) => one.cost - other.cost)[0];
  if (base === null || least === undefined) return aside(variants.length);
  const difference = euroDifference(least.cost - base.cost, base.cost);
  const inYear = inFirstTwelve(base);
  if (variants.length === 1) return `Variant ${least.name} kost ${inYear} ${besides(difference, 'het antwoord')}`;
  const cheapest = costs.filter(({ cost }) => nearlyEqual(cost, least.cost)).map(({ name }) => name);
  if (cheapest.length > 1 && cheapest.length === variants.length)
    return `De varianten kosten ${inYear} vrijwel evenveel`;
  if (cheapest.length > 1) return `Van de varianten kosten ${listed(cheapest)} ${inYear} het minst`;
  return `Van de varianten kost ${least.name} ${inYear} het minst: ${besides(difference, 'het antwoord')}`;
}

/** Figures of two versions of the program differ by more than what was chosen. */
function versionNotes(variants: readonly CalculatedVariant[], programVersion: string): readonly string[] {
  const others = variants.filter((variant) => variant.programVersion !== programVersion);
  return others.map(
    ({ name, programVersion: other }) =>
      `Variant ${name} is berekend met programmaversie ${other}, het antwoord met ${programVersion}: een deel van het verschil kan daarvan komen. Bereken de variant opnieuw om ze te kunnen vergelijken.`,
  );
}

/** What a section tells, and its costs as numbers. */
export interface VariantsExhibit {
  readonly section: Section;
  readonly costs: readonly CostAmounts[];
}

/** The variants that were asked for beside the answer of the dossier; null where none was. */
export function variantsExhibit(content: OutputContent): VariantsExhibit | null {
  const { beside } = content;
  if (beside === undefined || beside.variants.length === 0) return null;
  const answer = answerOf(content);
  return { section: sectionOf(content, answer, beside), costs: costAmounts(answer, beside.variants) };
}

function sectionOf(content: OutputContent, answer: Answer, { variants }: BesideAnswer): Section {
  const conclusion = conclusionOf(answer, variants);
  const [otherVersion] = versionNotes(variants, content.stamp.programVersion);
  return sheetSection({
    id: 'variants',
    topic: 'Varianten',
    name: 'Varianten naast het antwoord',
    conclusion,
    lead: [
      'Werkgeverslast met compensatie en eenmalige kosten.',
      otherVersion === undefined
        ? variantsNote
        : 'Let op: niet alles is met dezelfde programmaversie berekend; zie de notities en de werkmap.',
    ],
    table: [
      variantsTable(answer, variants),
      `${aside(variants.length)}: wat is gewijzigd, premie, kosten, pensioen en oordeel`,
    ],
    notes: [variantsNote, ...versionNotes(variants, content.stamp.programVersion)],
    sheet: 'Samenvatting',
    where: ' (deel Varianten).',
  });
}
