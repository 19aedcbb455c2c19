import type { OfficeTerms, ReadDossier } from '#input/fields/dossier-file.ts';
import { longDateText } from '#office/document/dutch-format.ts';

const withoutStop = (text: string): string => text.replace(/[.\s]+$/, '');

/** "standaard van Kantoor Noord, vastgesteld op 1 oktober 2026: besluit van de adviescommissie" */
export const officeSentence = ({ office, adoptedOn, reason }: OfficeTerms): string =>
  `standaard van ${office}, vastgesteld op ${longDateText(adoptedOn)}: ${withoutStop(reason)}`;

/** Who stands for the assumptions, in one sentence; null if nobody does, which only the adviser needs to know. */
export function approvalSentence({ fields }: ReadDossier): string | null {
  const entered = new Map(fields.map(({ name, value }) => [name, value]));
  const by = entered.get('uitgangspunten_vastgesteld_door');
  const on = entered.get('uitgangspunten_vastgesteld_op');
  if (typeof by !== 'string') return null;
  const day = typeof on === 'object' && on !== null ? ` op ${longDateText(on)}` : '';
  return `Uitgangspunten vastgesteld door ${withoutStop(by)}${day}.`;
}
