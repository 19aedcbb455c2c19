import type { DocumentsState, ScreenResult } from '#output/model/screen-result.ts';
import { isOpen } from '#api/written-texts.ts';
import { writtenTexts } from '#output/model/written-texts.ts';
import { listed } from '#office/document/dutch-words.ts';
import { keptFile } from '#server/dossiers/kept-data-store.ts';
import { keptTexts, textsInTurn } from '#server/dossiers/text-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';

const nothingAsked: DocumentsState = { asked: [], doubts: [], isChoiceForbidden: false };

/** What the documents of a dossier ask for; nothing if there are none. */
export async function documentsState(tx: Tx, organisationId: string, dossierId: string): Promise<DocumentsState> {
  const kept = await keptFile(tx, organisationId, dossierId, 'screenResult');
  if (kept === null) return nothingAsked;
  return (JSON.parse(await unpackedJson(kept.bytes)) as Partial<ScreenResult>).documents ?? nothingAsked;
}

/**
 * Throws TEXTS_OPEN while the documents of a dossier ask for a text that is not there, and CHOICE_NOT_ALLOWED where the law forbids what was
 * chosen. Nobody writes a text between this and the end of the transaction.
 */
export async function requireComplete(tx: Tx, organisationId: string, dossierId: string): Promise<void> {
  await textsInTurn(tx, dossierId);
  const { asked, isChoiceForbidden } = await documentsState(tx, organisationId, dossierId);
  if (isChoiceForbidden) throw new ProblemError('CHOICE_NOT_ALLOWED');
  const texts = await keptTexts(tx, organisationId, dossierId);
  const open = asked.filter((key) => isOpen(texts.find((one) => one.key === key)));
  if (open.length > 0)
    throw new ProblemError('TEXTS_OPEN', {
      more: `Nog open: ${listed(open.map((key) => `‘${writtenTexts[key].name}’`))}.`,
    });
}
