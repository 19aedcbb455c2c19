import * as fc from 'fast-check';
import { anyDossier, anyTerms } from '#cases/factory/any-dossier.ts';
import { plainDossier, plainParticipant, plainTerms } from '#cases/factory/plain-dossier.ts';
import type { SinglePremiumBasis } from '#core/dossier/dossier-tariff.ts';
import type {
  Ambition,
  AmbitionDossierInput,
  AveragePayDossierInput,
  CurrentAveragePayScheme,
  GuaranteeDossierInput,
  PremiumDossierInput,
  Reference,
  ShapeSource,
} from '#core/dossier/dossier.ts';

/** Dossiers from average pay, for tests: plain ones in which everything that can be zero is zero, and arbitrary ones. */

const { entryCost: _, ...sharedTerms } = plainTerms;

/** The basis of the official scales. */
export const officialTerms: SinglePremiumBasis = {
  interest: 0.04,
  mortalityTable: 'CBS 2007-2012',
  participantShift: -5,
  partnerShift: -6,
  variant: 'deferred',
};

export const plainAveragePay: CurrentAveragePayScheme = {
  kind: 'averagePay',
  ...sharedTerms,
  accrualRate: 0.015,
  partnerFraction: 0.7,
  activeIndexation: 0,
  inactiveIndexation: 0,
  paymentIndexation: 0,
  buysIndexation: false,
  mustIndex: false,
  paidPremium: null,
  tariff: { ...officialTerms, costLoading: 0, prices: [] },
};

export const plainAmbition: Ambition = { ...officialTerms, accrualRate: 0.018_75, indexation: 0 };

const { current: _current, reference: _reference, ...basics } = plainDossier;

/** One participant of 45 with a pension base of EUR 40,000 and EUR 5,000 pension accrued, from 1 January 2026 on. */
export const plainGuarantee: GuaranteeDossierInput = {
  ...basics,
  reference: 'scheme',
  schemeOn30June2023: 'insuredWithAgeDependentPremium',
  current: plainAveragePay,
  ambition: plainAmbition,
  next: { ...basics.next, shapeSource: 'fiscalMaximum' },
  participants: [{ ...plainParticipant, accruedPension: 5000 }],
};

export const plainAmbitionDossier: AmbitionDossierInput = {
  ...plainGuarantee,
  reference: 'ambition',
  ambition: plainAmbition,
  next: { ...basics.next, shapeSource: 'ambition' },
};

const fraction = (maximum: number) => fc.integer({ min: 0, max: 1000 }).map((value) => (value * maximum) / 1000);

const anySinglePremiumTerms: fc.Arbitrary<SinglePremiumBasis> = fc.record({
  interest: fraction(0.04),
  mortalityTable: fc.constantFrom('AG2024', 'CBS 2011-2016'),
  participantShift: fc.integer({ min: -5, max: 2 }),
  partnerShift: fc.integer({ min: -6, max: 2 }),
  variant: fc.constantFrom('none', 'deferred', 'accrued', 'attainable'),
});

const anyTariff = fc.tuple(anySinglePremiumTerms, fraction(0.1), fc.boolean()).map(([terms, costLoading, isTyped]) =>
  Object.assign(terms, {
    costLoading,
    prices: isTyped
      ? [
          { age: 30, price: 6 },
          { age: 60, price: 16 },
        ]
      : [],
  }),
);

const anyAmbition: fc.Arbitrary<Ambition> = fc
  .tuple(anySinglePremiumTerms, fraction(0.01), fraction(0.02))
  .map(([terms, accrual, indexation]) => Object.assign(terms, { accrualRate: 0.01 + accrual, indexation }));

const anyAveragePay: fc.Arbitrary<CurrentAveragePayScheme> = fc
  .tuple(
    anyTerms,
    fc.integer({ min: 66, max: 69 }),
    fc.record({
      accrualRate: fraction(0.02),
      partnerFraction: fc.constantFrom(0.5, 0.7),
      activeIndexation: fraction(0.03),
      inactiveIndexation: fraction(0.03),
      paymentIndexation: fraction(0.02),
      indexes: fc.constantFrom('not', 'buys', 'must'),
      paidPremium: fc.option(fraction(0.3)),
      tariff: anyTariff,
    }),
  )
  .map(([{ entryCost: _entryCost, ...terms }, years, { indexes, ...rest }]) =>
    Object.assign(terms, rest, {
      kind: 'averagePay' as const,
      pensionAgeInMonths: 12 * years,
      buysIndexation: indexes !== 'not',
      mustIndex: indexes === 'must',
    }),
  );

/** A dossier of average pay with the rest of a premium dossier. */
function averagePayDossier(
  dossier: PremiumDossierInput,
  parts: Pick<AmbitionDossierInput, 'current' | 'ambition'>,
  reference: Reference,
  shapeSource: ShapeSource,
  accruedPension: number,
): AveragePayDossierInput {
  return {
    ...dossier,
    ...parts,
    reference,
    // Average pay has no premiums whose value could stay equal.
    goal: dossier.goal.measure === 'premiumValue' ? { ...dossier.goal, measure: 'totalPension' } : dossier.goal,
    next: { ...dossier.next, shapeSource },
    participants: dossier.participants.map((participant) => Object.assign(participant, { capital: 0, accruedPension })),
  };
}

/** A whole dossier from average pay, with either reference, with a first participant who is always counted. */
export const anyAveragePayDossier: fc.Arbitrary<AveragePayDossierInput> = fc
  .tuple(
    anyDossier,
    fc.record({ current: anyAveragePay, ambition: anyAmbition }),
    fc.constantFrom('scheme' as const, 'ambition' as const),
    fc.constantFrom('fiscalMaximum' as const, 'ambition' as const, 'ownScale' as const),
    fc.integer({ min: 0, max: 20_000 }),
  )
  .map((parts) => averagePayDossier(...parts));
