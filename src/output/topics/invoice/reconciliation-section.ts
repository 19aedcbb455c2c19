import { invoiceDifference, reconciledTotal, type ReconciledPart } from '#core/result/reconciliation.ts';
import { amount } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import {
  invoicePartWords,
  invoiceShare,
  invoiceWords,
  noInvoiceLine,
  reconciliationConclusion,
  reconciliationNotes,
} from '#output/topics/invoice/reconciliation.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { signedAmount, signedPercentage } from '#output/language/phrases.ts';

const topic = 'Aansluiting op de factuur';
const none = '–';

type Amounts = Pick<ReconciledPart, 'invoiced' | 'model'>;

function amountRow(name: string, amounts: Amounts): readonly string[] {
  const difference = invoiceDifference(amounts);
  const share = invoiceShare(amounts);
  return [
    name,
    amounts.invoiced === null ? noInvoiceLine : amount(amounts.invoiced),
    amounts.model === null ? none : amount(amounts.model),
    difference === null ? none : signedAmount(difference),
    share === null ? none : signedPercentage(share),
  ];
}

function amountTable({ schemes }: NonNullable<ConclusionSubject['result']['reconciliation']>): ExhibitTable {
  const blocks = schemes.map((scheme) => [
    ...scheme.parts.map((part) =>
      amountRow(`${invoicePartWords[part.part]}, ${scheme.scheme === 'current' ? 'huidig' : 'nieuw'}`, part),
    ),
    amountRow(capitalised(invoiceWords[scheme.scheme]), reconciledTotal(scheme)),
  ]);
  const ends = blocks.map((_, index) => blocks.slice(0, index + 1).flat().length - 1);
  return {
    columns: [
      { head: 'Onderdeel', share: 36, align: 'left' },
      { head: 'Factuur', share: 16, align: 'right' },
      { head: 'Model', share: 16, align: 'right' },
      { head: 'Verschil', share: 16, align: 'right' },
      { head: 'Van het model', share: 16, align: 'right' },
    ],
    rows: blocks.flat(),
    emphasised: ends,
    barred: [],
  };
}

/** What insurers charge beside the model, part by part; null where no invoice was given. */
export function reconciliationSection(subject: ConclusionSubject): Section | null {
  const { reconciliation } = subject.result;
  const conclusion = reconciliationConclusion(subject);
  if (reconciliation === null || conclusion === null) return null;
  return {
    id: 'reconciliation',
    topic,
    conclusion,
    lead: 'Per onderdeel, in euro over de twaalf maanden vanaf de peildatum: wat de verzekeraar rekent en waar het model op uitkomt.',
    exhibits: [
      {
        name: topic,
        chart: null,
        table: {
          model: amountTable(reconciliation),
          text: `Factuur en model per onderdeel, met het verschil. ${conclusion}.`,
        },
      },
    ],
    notes: reconciliationNotes(reconciliation, subject),
    source: {
      sheet: 'Aansluiting',
      sentence: 'Bron in de werkmap: blad Aansluiting.',
      article: null,
      method: manualPlaces.invoice,
    },
  };
}
