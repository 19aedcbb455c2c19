import { expect, test } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import {
  type InvoiceLine,
  type InvoicePart,
  type InvoicedScheme,
  invoicedSchemes,
  invoiceParts,
} from '#core/dossier/invoice.ts';
import { invoicedDossier } from '#core/invoice/invoiced-dossier.ts';
import { chosenDossiers } from '#test/oracle/chosen-dossiers.ts';
import { Comparison } from '#test/oracle/comparison.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { differences } from '#test/oracle/differences.ts';
import { invoicedAmount, offered, timesTerms } from '#test/oracle/invoice.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';

const { numRuns } = propertyRuns(3);
const factors = {
  current: { premium: 1.02, riskPremiums: 1.4, loading: 0.5, costPerParticipant: 2.5 },
  next: { premium: 0.97, riskPremiums: 0.6, loading: 1.7, costPerParticipant: 1.2 },
};

/** How an invoice by these factors scales a scheme: not by a part of which the model has nothing in its first year. */
function inWords(dossier: OracleDossier, scheme: InvoicedScheme) {
  const factor = (part: InvoicePart): number =>
    invoicedAmount(dossier, scheme, part) === 0 ? 1 : factors[scheme][part];
  return { risico: factor('riskPremiums'), opslag: factor('loading'), kosten: factor('costPerParticipant') };
}

test.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
  'the core and the slow second implementation give one result for dossiers of kind %s that an invoice scales',
  (kind) => {
    for (const chosen of chosenDossiers(kind, numRuns)) {
      const dossier = { ...chosen, eigen_vlakke_premie: offered(chosen) === null ? 0.21 : chosen.eigen_vlakke_premie };
      const lines: readonly InvoiceLine[] = invoicedSchemes.flatMap((scheme) =>
        invoiceParts.map((part) => ({
          scheme,
          part,
          amount: factors[scheme][part] * invoicedAmount(dossier, scheme, part),
        })),
      );
      const invoiced = invoicedDossier(coreInput(dossier), lines, true);
      expect(invoiced.problems).toEqual([]);
      const comparison = new Comparison();
      for (const { scheme, part } of lines)
        comparison.number(`${scheme} ${part}`, invoiced.model[scheme][part]!, invoicedAmount(dossier, scheme, part));
      expect(comparison.found, JSON.stringify(dossier)).toEqual([]);
      const current = timesTerms(dossier, 'huidig', inWords(dossier, 'current'));
      const scaled = timesTerms(current, 'nieuw', inWords(dossier, 'next'));
      expect(
        differences(scaled, () => calculate(invoiced.input), 'answers'),
        JSON.stringify(dossier),
      ).toEqual([]);
    }
  },
  propertyTime(120_000),
);
