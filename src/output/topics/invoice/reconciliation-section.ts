import { said } from '#output/language/wording.ts';
import { invoiceDifference, reconciledTotal, type ReconciledPart } from '#core/result/reconciliation.ts';
import { amount } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import type { ExhibitTable, Section } from '#output/model/section.ts';
import { textTable } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';
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
  return textTable(
    [
      ['Onderdeel', 36],
      ['Factuur', 16, 'right'],
      ['Model', 16, 'right'],
      ['Verschil', 16, 'right'],
      ['Van het model', 16, 'right'],
    ],
    blocks.flat(),
    { emphasised: ends },
  );
}

/** What insurers charge beside the model, part by part; null where no invoice was given. */
export function reconciliationSection(subject: ConclusionSubject): Section | null {
  const { reconciliation } = subject.result;
  const conclusion = reconciliationConclusion(subject);
  if (reconciliation === null || conclusion === null) return null;
  return sheetSection({
    id: 'reconciliation',
    topic: said('topicReconciliation'),
    conclusion,
    lead: [
      'Per onderdeel, in euro over de twaalf maanden vanaf de peildatum: wat de verzekeraar rekent en waar het model op uitkomt.',
    ],
    table: [amountTable(reconciliation), 'Factuur en model per onderdeel, met het verschil'],
    notes: reconciliationNotes(reconciliation, subject),
    sheet: 'Lasten',
    where: ' (deel Aansluiting op de factuur).',
    method: 'invoice',
  });
}
