import { ageText } from '#output/language/age-text.ts';
import type { DossierInput, NewScheme, SchemeProvisions } from '#core/dossier/dossier.ts';
import type { Product } from '#core/projection/accumulation.ts';
import { currentProduct, isSameMix, isSameProduct, nextProduct } from '#core/projection/products.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { isHeldInPremium, notApart } from '#output/language/invoiced-premium.ts';
import { hasRiskByAge, highestSalaryRisk, salaryRiskText } from '#output/topics/cost/risk-premiums.ts';
import { isAveragePay, schemeKind, type SchemeKind } from '#core/dossier/scheme-kind.ts';
import { choiceText } from '#output/language/choice-text.ts';
import { contractNames } from '#output/language/contract-names.ts';
import { hasFlatPremium, isAllPromised } from '#output/language/current-scheme.ts';
import { headline } from '#output/language/headline.ts';
import { enteredScale, practicalPremium, premiumInSentence } from '#output/language/premium.ts';
import { contributionText, newContributionText, sharingText } from '#output/topics/cost/own-contribution.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { amount, exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

/** One fact of the current and the new scheme in words. */
export interface SchemeFact {
  readonly label: string;
  /** Its name in a list, where that is not the label. */
  readonly inSentence?: string;
  readonly current: string;
  readonly next: string;
  /** How the new scheme differs, in a word. */
  readonly change: 'hoger' | 'lager' | 'anders' | 'nieuw' | 'vervalt' | 'gelijk';
}

const none = 'geen';

/** What employees pay of the premium above a level, where they do. */
const sharingFacts = ({ employeeContribution: { sharing } }: NewScheme): readonly SchemeFact[] =>
  sharing === undefined ? [] : [texts('Eigen bijdrage boven een niveau', none, sharingText(sharing))];

const texts = (label: string, current: string, next: string): SchemeFact => ({
  label,
  current,
  next,
  change: textChange(current, next),
});

function textChange(current: string, next: string): SchemeFact['change'] {
  if (current === next) return 'gelijk';
  if (current === none) return 'nieuw';
  return next === none ? 'vervalt' : 'anders';
}

/** A fact of the current scheme that has no counterpart in a premium scheme. */
const dropped = (label: string, current: string): SchemeFact => ({ label, current, next: none, change: 'vervalt' });

function changeBetween(current: number, next: number): SchemeFact['change'] {
  if (current === next) return 'gelijk';
  if (current === 0) return 'nieuw';
  if (next === 0) return 'vervalt';
  return next > current ? 'hoger' : 'lager';
}

const figures = (
  label: string,
  [current, next]: readonly [number, number],
  text: (value: number) => string,
): SchemeFact => ({ label, current: text(current), next: text(next), change: changeBetween(current, next) });

/** The same, left out where neither scheme has it. */
const optional = (
  label: string,
  [current, next]: readonly [number, number],
  text: (value: number) => string,
): readonly SchemeFact[] =>
  current === 0 && next === 0 ? [] : [figures(label, [current, next], (value) => (value === 0 ? none : text(value)))];

/** Accrual and indexation of an average pay scheme, guaranteed or an ambition; a premium scheme has neither. */
function accrualFacts(input: DossierInput): readonly SchemeFact[] {
  if (!isAveragePay(input)) return [];
  const { accrualRate, activeIndexation, inactiveIndexation, paymentIndexation, partnerFraction } = input.current;
  const goal =
    input.reference === 'ambition'
      ? [
          dropped('Ambitie, opbouw per jaar', percentage(input.ambition.accrualRate, 3)),
          ...optional('Ambitie, toeslag in dienst', [input.ambition.indexation, 0], (rate) => percentage(rate, 2)),
        ]
      : [];
  const indexations = [activeIndexation, inactiveIndexation, paymentIndexation];
  const indexed = indexations.every((rate) => rate === 0)
    ? none
    : indexations.map((rate) => percentage(rate, 2)).join(' · ');
  return [
    dropped('Opbouw per jaar', percentage(accrualRate, 3)),
    ...goal,
    ...(indexed === none ? [] : [dropped('Indexatie in dienst · na beëindiging · na ingang', indexed)]),
    ...optional(
      'Partnerpensioen, deel van ouderdomspensioen',
      [partnerFraction, input.assumptions.partnerFraction],
      exactPercentage,
    ),
  ];
}

/** What would replace the premium that is paid now: what stands in front, of the flat answers those that reach their goal and are allowed. */
function nextPremium(subject: ConclusionSubject): string {
  const front = headline(subject);
  if (front === null) return 'nog geen premie die mag';
  if (front.sort !== 'answer' || front.form !== 'flat') return premiumInSentence(subject, front);
  const [budget, profit] = (['budgetNeutralFlat', 'profitNeutralFlat'] as const).map((key) => {
    const answer = alternativeOf(subject.result, key);
    return answer.feasible && answer.verdict.allowed === 'yes' ? practicalPremium(subject, answer) : null;
  });
  if (budget === profit || profit === null || budget === null) return `vlak ${practicalPremium(subject, front)}`;
  return `vlak ${budget} (budget) of ${profit} (profijt)`;
}

/** Of the premium itself: other facts begin with the word too. */
export const premiumLabel = 'Premie';

/** The premium that is paid now, and what would replace it. */
const premiumFact = (subject: ConclusionSubject): SchemeFact => ({
  label: premiumLabel,
  current: currentPremium(subject),
  next: nextPremium(subject),
  change: 'anders',
});

function currentPremium({ input: { current }, result }: ConclusionSubject): string {
  if (current.kind === 'premium') return enteredScale(result.currentScale);
  const { paidPremium, tariff } = current;
  if (paidPremium !== null && paidPremium > 0) return `${exactPercentage(paidPremium)} van de grondslag`;
  // Prices by age take the place of the tariff's interest and table.
  if (tariff.prices.length > 0) return 'koopsommen, eigen tarieftabel';
  return `koopsommen, rekenrente ${percentage(tariff.interest, 2)}`;
}

const currentKinds: Readonly<Record<SchemeKind, (input: DossierInput) => string>> = {
  dcToDc: (input) =>
    hasFlatPremium(input) ? 'premieovereenkomst met een vlakke premie' : 'premieovereenkomst met leeftijdsstaffel',
  dbToDc: (input) => (isAllPromised(input) ? 'middelloon, gegarandeerd' : 'middelloon, opbouw gegarandeerd'),
  ambitionDbToDc: () => 'middelloon met ambitie',
};

/** Risk premiums of which at least one is by age: words, as no two figures tell the difference. */
function riskByAgeFact(
  currentScheme: SchemeProvisions,
  nextScheme: SchemeProvisions,
  fine: (value: number) => string,
): SchemeFact {
  const [current, next] = [currentScheme, nextScheme].map((scheme) =>
    highestSalaryRisk(scheme) === 0 ? none : salaryRiskText(scheme, fine),
  ) as [string, string];
  const change =
    current === none
      ? 'nieuw'
      : next === none
        ? 'vervalt'
        : isSameRisk(currentScheme, nextScheme)
          ? 'gelijk'
          : 'anders';
  return { label: 'Risicopremies over het salaris', current, next, change };
}

const isSameRisk = (one: SchemeProvisions, other: SchemeProvisions): boolean =>
  JSON.stringify(one.riskPremiumByAge) === JSON.stringify(other.riskPremiumByAge);

function costFacts(input: DossierInput): readonly SchemeFact[] {
  const { current, next } = input;
  const pair = (part: (provisions: SchemeProvisions) => number): readonly [number, number] => [
    part(current),
    part(next),
  ];
  const entryCost = 'entryCost' in current ? current.entryCost : 0;
  const fine = (value: number): string => exactPercentage(value, 2);
  const now: Partial<Record<keyof CostParts, number>> = {
    riskPremiums: current.riskPremiumOnBase + highestSalaryRisk(current),
    loading: current.premiumLoading,
    costPerParticipant: current.costPerParticipant,
  };
  // What the premium of now may hold is not new.
  const apart = (part: keyof CostParts, ...[label, both, text]: Parameters<typeof optional>): readonly SchemeFact[] =>
    both[1] !== 0 && isHeldInPremium({ input }, part, now[part] ?? 0)
      ? [{ label, current: notApart, next: text(both[1]), change: 'anders' }]
      : optional(label, both, text);
  return [
    ...apart(
      'riskPremiums',
      'Risicopremies over de grondslag',
      pair(({ riskPremiumOnBase }) => riskPremiumOnBase),
      fine,
    ),
    ...(hasRiskByAge(current, next)
      ? [riskByAgeFact(current, next, fine)]
      : apart('riskPremiums', 'Risicopremies over het salaris', pair(highestSalaryRisk), fine)),
    ...apart(
      'loading',
      'Opslag op de premie',
      pair(({ premiumLoading }) => premiumLoading),
      fine,
    ),
    ...optional('Kosten op de inleg', [entryCost, next.entryCost], fine),
    ...apart(
      'costPerParticipant',
      'Kosten per deelnemer, per jaar',
      pair(({ costPerParticipant }) => costPerParticipant),
      amount,
    ),
  ];
}

/** How age is counted where a scale rises with it: an average pay scheme has no scale that it could change. */
function bracketAgeFacts(input: DossierInput): readonly SchemeFact[] {
  const { current, next } = input;
  if (current.kind !== 'premium') return [];
  const text = (field: 'huidig_leeftijdsbepaling' | 'nieuw_leeftijdsbepaling', provisions: SchemeProvisions): string =>
    choiceText(input, field, provisions.bracketAgeRule);
  return [texts('Leeftijdsbepaling', text('huidig_leeftijdsbepaling', current), text('nieuw_leeftijdsbepaling', next))];
}

/** Until when premium is paid, where that is not the pension age in both. */
function premiumEndFacts(input: DossierInput): readonly SchemeFact[] {
  const { current, next } = input;
  if ([current, next].every(({ premiumEnd }) => premiumEnd === 'pensionAge')) return [];
  const text = (field: 'huidig_einde_premie' | 'nieuw_einde_premie', { premiumEnd }: SchemeProvisions): string =>
    choiceText(input, field, premiumEnd);
  const fact = texts('Premie tot', text('huidig_einde_premie', current), text('nieuw_einde_premie', next));
  return [{ ...fact, inSentence: 'einde van de premiebetaling' }];
}

/** What capital is invested in, where the schemes differ in it, and where the capital of now goes. */
function productFacts(input: DossierInput): readonly SchemeFact[] {
  const [current, next] = [currentProduct(input), nextProduct(input)];
  if (input.current.kind !== 'premium' || isSameProduct(current, next)) return [];
  const yearly = (cost: number): string => exactPercentage(cost, 2);
  const stays = input.current.product.existingCapital === 'stays';
  return [
    figures('Beleggingskosten, per jaar', [current.investmentCost, next.investmentCost], yearly),
    ...(isSameMix(current.lifecycle, next.lifecycle)
      ? []
      : [
          {
            ...texts('In aandelen, van jong naar oud', equityRange(current), equityRange(next)),
            inSentence: 'beleggingsmix',
          },
        ]),
    texts(
      'Kapitaal van vóór de transitie',
      'huidig beleggingsbeleid',
      stays ? 'blijft daarin' : 'gaat mee naar het nieuwe',
    ),
  ];
}

/** Where the capital of before the transition goes, where the schemes invest otherwise; null where they do not. */
export function capitalSentence(input: DossierInput): string | null {
  if (input.current.kind !== 'premium' || isSameProduct(currentProduct(input), nextProduct(input))) return null;
  return input.current.product.existingCapital === 'stays'
    ? 'Dat kapitaal blijft belegd als in de huidige regeling, met de beleggingskosten daarvan.'
    : 'Dat kapitaal wordt vanaf de transitiedatum belegd als in de nieuwe regeling, met de beleggingskosten daarvan.';
}

/** "100% tot 40%": farthest from pension, and at pension. */
function equityRange({ lifecycle }: Product): string {
  const rows = lifecycle.toSorted((one, other) => other.yearsToPension - one.yearsToPension);
  const [first, last] = [rows.at(0)?.equityWeight ?? 0, rows.at(-1)?.equityWeight ?? 0];
  return first === last ? percentage(first, 0) : `${percentage(first, 0)} tot ${percentage(last, 0)}`;
}

/** The facts of both schemes, side by side; cover at death has a comparison of its own. */
export function schemeFacts(subject: ConclusionSubject): readonly SchemeFact[] {
  const { input } = subject;
  const { current, next } = input;
  return [
    texts('Soort regeling', currentKinds[schemeKind(input)](input), contractNames[next.contract]),
    premiumFact(subject),
    ...accrualFacts(input),
    figures('Franchise', [current.offset, next.offset], amount),
    figures('Maximum pensioengevend salaris', [current.maximumSalary, next.maximumSalary], amount),
    figures('Pensioenleeftijd', [current.pensionAgeInMonths, next.pensionAgeInMonths], ageText),
    ...premiumEndFacts(input),
    ...bracketAgeFacts(input),
    texts(
      'Eigen bijdrage',
      contributionText(current.employeeContribution),
      newContributionText(next.employeeContribution, input.transitionDate),
    ),
    ...sharingFacts(next),
    ...costFacts(input),
    ...productFacts(input),
  ];
}

/** Facts in which the new scheme differs from the current one. */
export const changedFacts = (facts: readonly SchemeFact[]): readonly SchemeFact[] =>
  facts.filter(({ change }) => change !== 'gelijk');
