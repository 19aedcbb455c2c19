import { describe, expect, test } from 'vitest';
import file from '#cases/reference/choices.json' with { type: 'json' };
import { expectSame } from '#cases/reference/same-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { InvoiceLine } from '#core/dossier/invoice.ts';
import { invoicedDossier } from '#core/invoice/invoiced-dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Choice } from '#core/result/choice.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { unnamedFields } from '#test/oracle/reference-dossiers.ts';

/** What the independent implementation has of one choice. */
interface Figures {
  readonly premie_nu: number | readonly Row[];
  readonly premie_later: number;
  readonly eerste_jaar: number;
  readonly eerste_jaar_verschil: number;
  readonly dertig_jaar: number;
  readonly dertig_jaar_verschil: number;
  readonly compensatie_eerste_jaar: number;
  readonly compensatie_dertig_jaar: number;
  readonly eenmalig_eerste_jaar: number;
  readonly eenmalig_dertig_jaar: number;
  readonly eigen_bijdrage: number;
  readonly pensioen: number;
  readonly vooruit: number;
  readonly gelijk: number;
  readonly achteruit: number;
  readonly achteruit_na_compensatie: number;
}

interface Lowest {
  readonly premie: number;
  readonly kosten: number;
  readonly kosten_bij_neutraal: number;
}

const schemes = { huidig: 'current', nieuw: 'next' } as const;
const parts = {
  spaarpremie: 'premium',
  risicopremie: 'riskPremiums',
  opslag: 'loading',
  kosten: 'costPerParticipant',
} as const;

interface ReferenceDossier {
  readonly invoer: OracleDossier & {
    readonly werkgever_naam: string;
    readonly factuur?: readonly (readonly [keyof typeof schemes, keyof typeof parts, number])[] | null;
    readonly factuur_toepassen: string;
  };
  readonly verwacht: {
    readonly ongewijzigd: Pick<Figures, 'pensioen' | 'eerste_jaar' | 'dertig_jaar' | 'eigen_bijdrage'>;
    readonly keuzes: Readonly<Record<'A' | 'B', Figures>>;
    readonly laagste_kosten_vlak: Readonly<Record<'10' | '30', Lowest | null>>;
    readonly deelnemers: readonly string[];
  };
}

const dossiers = file.dossiers as unknown as readonly ReferenceDossier[];

/** As the file has it: from average pay choice A is the budget-neutral scale, and the contract does not forbid it. */
const inputOf = ({ invoer }: ReferenceDossier): DossierInput => {
  const given = Object.fromEntries(Object.entries(invoer).filter(([, value]) => value !== null));
  const disconteringscurve = invoer.disconteringscurve.replace('curve ', '');
  const fields = { ...unnamedFields, instroom_leeftijd: null, ...given, disconteringscurve };
  const entered = coreInput(fields as unknown as OracleDossier);
  const lines = (invoer.factuur ?? []).map(([scheme, part, amount]): InvoiceLine => ({
    scheme: schemes[scheme],
    part: parts[part],
    amount,
  }));
  const invoiced = invoicedDossier(entered, lines, invoer.factuur_toepassen === 'ja');
  const input: DossierInput = { ...invoiced.input, next: { ...invoiced.input.next, contract: 'flexible' } };
  return input.current.kind === 'averagePay' ? { ...input, keptPremium: 'budgetNeutral' } : input;
};

describe.each(dossiers.map((dossier) => [dossier.invoer.werkgever_naam, dossier] as const))(
  'the choices of %s',
  (_, dossier) => {
    const result = calculate(inputOf(dossier));
    const { ongewijzigd, keuzes, deelnemers, laagste_kosten_vlak: lowest } = dossier.verwacht;

    test('are compared with the same cost and contributions now', () => {
      expect(result.participants.map(({ number }) => number)).toEqual(deelnemers);
      expectSame(result.now.cost.firstYear, ongewijzigd.eerste_jaar);
      expectSame(result.now.cost.thirtyYears, ongewijzigd.dertig_jaar);
      expectSame(result.now.ownContribution, ongewijzigd.eigen_bijdrage);
      expectSame(alternativeOf(result, 'unchanged').pension, ongewijzigd.pensioen);
    });

    test.each(['A', 'B'] as const)('have in %s the same premiums, numbers and people', (key) => {
      const expected = keuzes[key];
      const choice = result.choices.find((one) => one.key === key)!;
      const premium = alternativeOf(result, choice.premium);
      expect(premium.choice).toBe(key);
      expectPremiums(premium.practicalScale, expected.premie_nu);
      expectSame(choice.entrantPremium, expected.premie_later);
      expectNumbers(choice, expected);
      expectSame(choice.ownContribution, expected.eigen_bijdrage);
      expectSame(premium.pension, expected.pensioen);
      expect(choice.people).toEqual({
        more: expected.vooruit,
        same: expected.gelijk,
        less: expected.achteruit,
        lessAfterCompensation: expected.achteruit_na_compensatie,
      });
    });

    test.each(['10', '30'] as const)('cost least over %s years at the same flat premium', (years) => {
      const found = result.costByFlat.find((one) => one.years === Number(years)) ?? null;
      const expected = lowest[years];
      if (expected === null || found === null) return expect(found).toBe(expected);
      const costOf = ({ premium, compensation }: (typeof found)['lowest']): number => premium + compensation;
      expectSame(found.lowest.rate, expected.premie);
      expectSame(costOf(found.lowest), expected.kosten);
      expectSame(costOf(found.flats[0]!), expected.kosten_bij_neutraal);
    });
  },
);

function expectPremiums(
  scale: readonly { readonly fromAge: number; readonly rate: number }[],
  expected: Figures['premie_nu'],
): void {
  if (typeof expected === 'number') return expectSame(scale[0]!.rate, expected);
  const paid = expected.filter(([fromAge]) => scale.some((step) => step.fromAge === fromAge));
  expect(paid.length).toBe(scale.length);
  for (const [row, [, rate]] of paid.entries()) expectSame(scale[row]!.rate, rate);
}

function expectNumbers(choice: Choice, expected: Figures): void {
  const { cost, difference, compensation, oneOff } = choice;
  expectSame(cost.firstYear, expected.eerste_jaar);
  expectSame(cost.thirtyYears, expected.dertig_jaar);
  expectSame(difference.firstYear, expected.eerste_jaar_verschil, cost.firstYear);
  expectSame(difference.thirtyYears, expected.dertig_jaar_verschil, cost.thirtyYears);
  expectSame(compensation.firstYear, expected.compensatie_eerste_jaar);
  expectSame(compensation.thirtyYears, expected.compensatie_dertig_jaar);
  expectSame(oneOff.firstYear, expected.eenmalig_eerste_jaar);
  expectSame(oneOff.thirtyYears, expected.eenmalig_dertig_jaar);
}
