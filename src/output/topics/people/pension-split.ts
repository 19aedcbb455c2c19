import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { splitPartNames, type SplitParts } from '#core/result/pension-split.ts';
import type { DossierResult } from '#core/result/result.ts';
import { atPremium } from '#output/language/premium.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { euroDifference } from '#output/language/phrases.ts';
import { ofHeadline } from '#output/language/headline.ts';

export type SplitPart = (typeof splitPartNames)[number];

/** From what a pension changes: its name, and what belongs to it, a full sentence. */
export const splitPartWords: Readonly<Record<SplitPart, { readonly name: string; readonly meaning: string }>> = {
  premium: {
    name: 'Premie',
    meaning:
      'Premie: de hoogte naar leeftijd, de franchise, het maximum salaris, de kosten op de inleg en tot wanneer premie wordt betaald.',
  },
  investmentCost: {
    name: 'Beleggingskosten',
    meaning: 'Beleggingskosten: wat elk jaar van het rendement afgaat.',
  },
  mix: {
    name: 'Beleggingsmix',
    meaning:
      'Beleggingsmix: het deel in aandelen naar jaren tot pensioen. Meer aandelen geven een hoger verwacht pensioen, met meer kans op een lager.',
  },
  pensionAge: {
    name: 'Pensioenleeftijd',
    meaning:
      'Pensioenleeftijd: hoe lang premie en rendement doorlopen. Alle pensioenen zijn vergeleken vanaf de nieuwe pensioenleeftijd.',
  },
};

/** Beside each other the parts depend on their order. */
export const splitOrder =
  'Premie, beleggingskosten, beleggingsmix en pensioenleeftijd zijn na elkaar vervangen, in deze volgorde. De delen tellen op tot het hele verschil; een andere volgorde geeft andere delen.';

/** A premium with the parts of its change. */
export interface SplitAlternative {
  readonly alternative: PremiumAlternative;
  readonly total: SplitParts<number>;
}

/** The premiums of which the change is divided; none where the schemes differ in the premium alone, or from average pay. */
export const splitAlternatives = (result: DossierResult): readonly SplitAlternative[] =>
  premiumAlternatives(result).flatMap((alternative) =>
    alternative.pensionSplit === null ? [] : [{ alternative, total: alternative.pensionSplit.total }],
  );

/** The parts that are not nothing by every premium, in their order. */
export const shownSplitParts = (splits: readonly SplitAlternative[]): readonly SplitPart[] =>
  splitPartNames.filter((part) => part === 'premium' || splits.some(({ total }) => total[part] !== 0));

/** From what the pensions change by what stands in front; null where nothing is divided, or for a small group. */
export function pensionSplitConclusion(subject: ConclusionSubject): string | null {
  const splits = splitAlternatives(subject.result);
  if (splits.length === 0 || subject.result.participantCount < smallestGroup) return null;
  return ofHeadline(subject, (premium) => changeInParts(subject, premium));
}

/** "Bij een vlakke premie van 20,0% krijgen de deelnemers samen € 1.200 meer pensioen per jaar". */
function changeInParts(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const split = premium.pensionSplit!.total;
  const before = alternativeOf(subject.result, 'unchanged').pension;
  const change = splitPartNames.reduce((sum, part) => sum + split[part], 0);
  return `${atPremium(subject, premium)} krijgen de deelnemers samen ${euroDifference(change, before)} pensioen per jaar`;
}
