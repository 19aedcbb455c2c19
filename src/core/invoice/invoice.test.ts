import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { losing } from '#cases/factory/losing-dossier.ts';
import { type InvoiceLine, invoicedSchemes, invoiceParts } from '#core/dossier/invoice.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { invoicedDossier } from '#core/invoice/invoiced-dossier.ts';
import { reconciliation } from '#core/invoice/reconciliation.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** An invoice of so many times what the model comes to, of everything that it has. */
function linesOf(input: DossierInput, times: number): readonly InvoiceLine[] {
  const { model } = invoicedDossier(input, [], false);
  return invoicedSchemes.flatMap((scheme) =>
    invoiceParts.flatMap((part) => {
      const amount = model[scheme][part];
      return amount === null ? [] : [{ scheme, part, amount: times * amount }];
    }),
  );
}

const applied = (input: DossierInput, lines: readonly InvoiceLine[]): DossierInput =>
  invoicedDossier(input, lines, true).input;

const termsOf = ({ current, next }: DossierInput): unknown => ({ current, next });

test('an invoice that is as the model changes no term', () => {
  fc.assert(
    fc.property(anyDossier, (dossier) => {
      expect(termsOf(applied(dossier, linesOf(dossier, 1)))).toEqual(termsOf(dossier));
    }),
    propertyRuns(20),
  );
});

test('a model that was scaled gives the invoice, part by part', () => {
  fc.assert(
    fc.property(anyDossier, fc.integer({ min: 1, max: 30 }), (dossier, tenths) => {
      const lines = linesOf(dossier, tenths / 10).filter(({ part }) => part !== 'premium');
      const { model } = invoicedDossier(applied(dossier, lines), lines, false);
      for (const { scheme, part, amount } of lines) expect(model[scheme][part]).toBeCloseTo(amount, 6);
    }),
    propertyRuns(20),
  );
});

test('an invoice of exactly three times the model is applied, however it is rounded', () => {
  for (let sevenths = 1; sevenths <= 50; sevenths++) {
    const dossier = { ...losing, current: { ...losing.current, costPerParticipant: sevenths / 7 } };
    const lines = linesOf(dossier, 3).filter(
      ({ scheme, part }) => scheme === 'current' && part === 'costPerParticipant',
    );
    expect(lines).toHaveLength(1);
    expect(invoicedDossier(dossier, lines, true).problems).toEqual([]);
  }
});

test('an offer beside a flat premium and a scale is of the one that was chosen', () => {
  const premiumOf = (chosenAlternative: DossierInput['chosenAlternative'], flat: number | null): number | null => {
    const ownProposal = { flat, scale: losing.current.scale };
    return invoicedDossier({ ...losing, chosenAlternative, ownProposal }, [], false).model.next.premium;
  };
  const scale = premiumOf(null, null);
  for (const chosen of ['C', 'ownScale'] as const) expect(premiumOf(chosen, 0.2)).toBe(scale);
  for (const chosen of [null, 'A', 'B', 'ownFlat'] as const) expect(premiumOf(chosen, 0.2)).not.toBe(scale);
});

test('scaling twice as much and then half gives the terms as they were', () => {
  fc.assert(
    fc.property(anyDossier, (dossier) => {
      const doubled = applied(dossier, linesOf(dossier, 2));
      const { invoice: _invoice, ...again } = applied(doubled, linesOf(doubled, 0.5));
      expect(again.current.costPerParticipant).toBeCloseTo(dossier.current.costPerParticipant, 9);
      expect(again.next.premiumLoading).toBeCloseTo(dossier.next.premiumLoading, 12);
      expect(again.current.riskPremiumOnBase).toBeCloseTo(dossier.current.riskPremiumOnBase, 12);
    }),
    propertyRuns(20),
  );
});

test('every part of a scheme is there, whether or not it was invoiced', () => {
  fc.assert(
    fc.property(anyDossier, (dossier) => {
      const { input } = invoicedDossier(dossier, [{ scheme: 'current', part: 'loading', amount: 1 }], false);
      const [scheme] = reconciliation(input, schemeInForce(input, mortalityTable))!.schemes;
      expect(scheme!.parts.map(({ part }) => part)).toEqual(invoiceParts);
      expect(scheme!.parts.map(({ invoiced }) => invoiced)).toEqual([null, null, 1, null]);
    }),
    propertyRuns(5),
  );
});
