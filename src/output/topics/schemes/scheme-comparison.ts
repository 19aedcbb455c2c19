import { ageText } from '#output/language/age-text.ts';
import type { DossierInput, NewScheme, SchemeProvisions } from '#core/dossier/dossier.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { type SchemeFacts, type SchemeKind, isAveragePay, schemeKind } from '#core/dossier/scheme-kind.ts';
import { contractNames } from '#output/language/contract-names.ts';
import { hasFlatPremium, isAllPromised } from '#output/language/current-scheme.ts';
import { flatNowClause } from '#output/language/flat-since.ts';
import { headline } from '#output/language/headline.ts';
import { enteredScale, premiumInSentence } from '#output/language/premium.ts';
import { contributionText, newContributionText, sharingText } from '#output/topics/cost/own-contribution.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { amount, exactPercentage, percentage } from '#office/document/dutch-format.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { registers } from '#input/fields/register.ts';

import { dropped, figures, none, optional, texts, type SchemeFact } from '#output/topics/schemes/scheme-fact.ts';
import { costFacts } from '#output/topics/schemes/cost-facts.ts';
import { productFacts } from '#output/topics/schemes/product-facts.ts';
/** What a choice is called in the drop-down of its field; the value itself where the field knows no such choice. */
function choiceText(facts: SchemeFacts, name: string, value: string): string {
  const { field } = registers[schemeKind(facts)].field(name);
  const chosen = field.type === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;
  return chosen?.text ?? value;
}

/** What employees pay of the premium above a level, where they do. */
const sharingFacts = ({ employeeContribution: { sharing } }: NewScheme): readonly SchemeFact[] =>
  sharing === undefined ? [] : [texts('Eigen bijdrage boven een niveau', none, sharingText(sharing))];

/** Accrual and indexation of an average pay scheme, guaranteed or an ambition; a premium scheme has neither. */
function accrualFacts(input: DossierInput): readonly SchemeFact[] {
  if (!isAveragePay(input)) return [];
  const { accrualRate, activeIndexation, inactiveIndexation, paymentIndexation, partnerFraction, mustIndex } =
    input.current;
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
    ...(mustIndex && activeIndexation > 0
      ? [
          {
            label: 'Indexatie over opgebouwd pensioen',
            current: `onvoorwaardelijk, ${percentage(activeIndexation, 2)}`,
            next: 'gaat door (art. 20 PW)',
            change: 'gelijk' as const,
          },
        ]
      : []),
    ...optional(
      'Partnerpensioen na de pensioendatum, deel van ouderdomspensioen',
      [partnerFraction, input.assumptions.partnerFraction],
      exactPercentage,
    ),
  ];
}

/** What would replace the premium that is paid now: what stands in front; of a scale that stays also who does not get it. */
function nextPremium(subject: ConclusionSubject): string {
  const front = headline(subject);
  if (front === null) return 'nog geen premie die mag';
  const premium = premiumInSentence(subject, front);
  return front.key === 'keptScale'
    ? `${premium}; wie later begint ${exactPercentage(subject.result.openGroup.grandfathering.entrantPremium.rate)} vlak`
    : premium;
}

/** Whether everybody goes on with the premium of now. */
export function staysFlat(subject: ConclusionSubject): boolean {
  const front = headline(subject);
  const rateOf = (scale: Scale): number | undefined => scale[0]?.rate;
  return (
    hasFlatPremium(subject.input) &&
    front?.form === 'flat' &&
    rateOf(front.practicalScale) === rateOf(subject.result.currentScale)
  );
}

/** Of what the scheme promises. */
export const schemeKindLabel = 'Soort regeling';

/** Of the premium itself: other facts begin with the word too. */
export const premiumLabel = 'Premie';

/** The premium that is paid now, and what would replace it. */
const premiumFact = (subject: ConclusionSubject): SchemeFact => ({
  label: premiumLabel,
  current: currentPremium(subject),
  next: nextPremium(subject),
  change: staysFlat(subject) ? 'gelijk' : 'anders',
});

function currentPremium({ input: { current }, result }: ConclusionSubject): string {
  if (current.kind === 'premium')
    return [enteredScale(result.currentScale), flatNowClause(current.flatSince ?? null)]
      .filter((text) => text !== null)
      .join('; ');
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

/** The facts of both schemes, side by side; cover at death has a comparison of its own. */
export function schemeFacts(subject: ConclusionSubject): readonly SchemeFact[] {
  const facts = factsOfBoth(subject);
  return isFirstScheme(subject.input) ? facts.map((fact) => texts(fact.label, none, fact.next)) : facts;
}

function factsOfBoth(subject: ConclusionSubject): readonly SchemeFact[] {
  const { input } = subject;
  const { current, next } = input;
  return [
    texts(schemeKindLabel, currentKinds[schemeKind(input)](input), contractNames[next.contract]),
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
