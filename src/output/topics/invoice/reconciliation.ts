import type { InvoicedScheme, InvoicePart } from '#core/dossier/invoice.ts';
import {
  invoiceDifference,
  type ReconciledPart,
  reconciledTotal,
  type ReconciledScheme,
  type Reconciliation,
} from '#core/result/reconciliation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { amount, decimalNumber } from '#office/document/dutch-format.ts';
import { capitalised, listed } from '#office/document/dutch-words.ts';

/** Names of the parts, as the template has them. */
export const invoicePartWords: Readonly<Record<InvoicePart, string>> = {
  premium: 'Spaarpremie',
  riskPremiums: 'Risicopremie',
  loading: 'Opslag',
  costPerParticipant: 'Kosten',
};

/** In the place of an amount that the invoice does not have. */
export const noInvoiceLine = 'geen factuurregel';

/** What an insurer sent, by its scheme. */
export const invoiceWords: Readonly<Record<InvoicedScheme, string>> = {
  current: 'de factuur van de huidige regeling',
  next: 'de offerte voor de nieuwe regeling',
};

/** The difference of an amount as a part of the model's; null where there is nothing to divide by. */
export function invoiceShare(part: Pick<ReconciledPart, 'invoiced' | 'model'>): number | null {
  const difference = invoiceDifference(part);
  return difference === null || part.model === null || part.model === 0 ? null : difference / part.model;
}

/** What an invoice comes to beside the model, in a clause: only that of the first has its figure. */
function totalClause(scheme: ReconciledScheme, index: number): string {
  const total = reconciledTotal(scheme);
  const name = invoiceWords[scheme.scheme];
  const difference = invoiceDifference(total);
  const hasPremium = scheme.parts.some(({ part, invoiced }) => part === 'premium' && invoiced !== null);
  if (difference === null || !hasPremium) return `${name} is niet in haar geheel met het model te vergelijken`;
  if (Math.round(difference) === 0) return `${name} is samen gelijk aan het model`;
  const than = difference > 0 ? 'hoger' : 'lager';
  const size = index === 0 ? `${amount(Math.abs(difference))} ` : '';
  return `${name} is samen ${size}${than} dan het model`;
}

/** In plain words, without a full stop; null where no invoice was given. */
export const reconciliationConclusion = ({ result: { reconciliation } }: ConclusionSubject): string | null =>
  reconciliation === null ? null : capitalised(listed(reconciliation.schemes.map(totalClause)));

/** What was scaled, and what has no model amount: full sentences. */
export function reconciliationNotes({ isApplied, schemes }: Reconciliation, { input }: ConclusionSubject): string[] {
  const scaled = schemes.flatMap(({ parts }) => parts.filter(({ factor }) => factor !== 1));
  const factors = schemes.flatMap(({ scheme, parts }) =>
    parts
      .filter(({ factor }) => factor !== 1)
      .map(
        ({ part, factor }) =>
          `${invoicePartWords[part].toLowerCase()} (${scheme === 'current' ? 'huidig' : 'nieuw'}) ${factor === null ? 'uit de factuur' : `maal ${decimalNumber(factor, 4)}`}`,
      ),
  );
  const applied = !isApplied
    ? 'De factuur is niet toegepast: de berekening gebruikt de voorwaarden zoals ze zijn ingevuld.'
    : scaled.length === 0
      ? 'De factuur is toegepast en verandert niets: de bedragen zijn die van het model.'
      : `De factuur is toegepast. De hele berekening gebruikt: ${listed(factors)}. De spaarpremie volgt uit de regeling en wordt niet geschaald.`;
  const isLacking = schemes.some(({ parts }) => parts.some(({ invoiced }) => invoiced === null));
  const isOffered = schemes.some(({ scheme }) => scheme === 'next');
  const isUnknown = schemes.some(({ parts }) => parts.some(({ model }) => model === null));
  return [
    'Model: de twaalf maanden vanaf de peildatum, zonder vertrek en niet contant gemaakt, op de voorwaarden zoals ze zijn ingevuld. De premie is van werkgever en werknemers samen; de eigen bijdrage is er niet van afgetrokken.',
    applied,
    ...(isLacking
      ? [
          'Een onderdeel zonder factuurregel telt in het totaal van de factuur als nul, en in dat van het model mee: een verzekeraar kan het in een ander bedrag hebben begrepen.',
        ]
      : []),
    ...(isOffered && !isUnknown ? ['Naast de offerte staat het model bij de premie van het eigen voorstel.'] : []),
    ...(isUnknown
      ? ['Zonder eigen voorstel heeft het model geen spaarpremie en opslag om naast de offerte te zetten.']
      : []),
    ...(input.current.kind === 'averagePay' && schemes.some(({ scheme }) => scheme === 'current')
      ? [
          'Spaarpremie van de middelloonregeling: de koopsom van de opbouw met de kostenopslag van het tarief, of de betaalde premie. Koopsommen voor indexatie zijn er niet in begrepen.',
        ]
      : []),
  ];
}
