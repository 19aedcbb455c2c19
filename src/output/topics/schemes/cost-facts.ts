import type { DossierInput, SchemeProvisions } from '#core/dossier/dossier.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { isHeldInPremium, notApart } from '#output/language/invoiced-premium.ts';
import { none, optional, type SchemeFact } from '#output/topics/schemes/scheme-fact.ts';
import { hasRiskByAge, highestSalaryRisk, salaryRiskText } from '#output/topics/cost/risk-premiums.ts';
import { amount, exactPercentage } from '#office/document/dutch-format.ts';

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

export function costFacts(input: DossierInput): readonly SchemeFact[] {
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
