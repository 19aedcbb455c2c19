import { apiPaths } from '#api/paths.ts';
import {
  type KeptText,
  keptTextAnswerSchema,
  type NewText,
  newTextSchema,
  type TextsOfDossier,
  textsOfDossierAnswerSchema,
} from '#api/written-texts.ts';
import { isTextKey, type TextKey, writtenTexts } from '#output/model/written-texts.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import { documentsState } from '#server/dossiers/documents-state.ts';
import { earlierTexts, keepEarlier } from '#server/dossiers/earlier-text-store.ts';
import { type DossierAddress, requiredDossier } from '#server/dossiers/store.ts';
import {
  keepText,
  keptTexts,
  type StoredText,
  textsInTurn,
  type TextPlace,
  textsState,
  versionOf,
} from '#server/dossiers/text-store.ts';
import { mayMarkFinal, mayUseDossiers, mayWriteTexts } from '#server/platform/access.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';
import { z } from 'zod';

/** Saved as he types: a few times a minute for whoever thinks, more for whoever does not. */
const savesPerMinute = 120;

/** Who goes on writing a text within so many minutes does what is in the log already, and leaves no earlier text. */
const minutesOfOneAct = 10;

/** What an adviser writes of a dossier: read by its employer, in the files once they are made again. */
export function textRoutes(app: App, parts: RecordedParts): void {
  app.get(apiPaths.documentTexts, {
    config: { access: mayUseDossiers },
    schema: { params: documentParameters, response: { 200: textsOfDossierAnswerSchema } },
    handler: async ({ person, params }) => ({
      data: await parts.database.as(person, (tx) => textsOfDossier(tx, person, params)),
    }),
  });

  app.put(apiPaths.documentText, {
    config: {
      access: mayWriteTexts,
      rateLimit: { max: savesPerMinute, timeWindow: '1 minute' },
      isCountedApart: true,
    },
    schema: {
      params: documentParameters.extend({ textKey: z.string() }),
      body: newTextSchema,
      response: { 200: keptTextAnswerSchema },
    },
    handler: async ({ person, params, body }) => ({ data: await savedText(parts, person, params, body) }),
  });
}

async function textsOfDossier(tx: Tx, person: Person, address: DossierAddress): Promise<TextsOfDossier> {
  const { organisationId } = person;
  const { id } = await requiredDossier(tx, person, address);
  const texts = await textsWithEarlier(tx, organisationId, id);
  const { inFiles, appendix } = required(await textsState(tx, organisationId, id));
  const { asked, doubts, isChoiceForbidden } = await documentsState(tx, organisationId, id);
  return {
    texts: [...texts],
    asked: [...asked],
    // Of no use to who cannot make it final.
    doubts: mayMarkFinal.includes(person.role) ? [...doubts] : [],
    isChoiceForbidden,
    areInFiles: versionOf(texts) === inFiles,
    appendix: [...appendix],
  };
}

/** A text with what it was before it had the words that it has now. */
const withEarlier = (kept: StoredText, earlier: Awaited<ReturnType<typeof earlierTexts>>): KeptText => ({
  ...kept,
  earlier: earlier
    .filter(({ key, text }) => key === kept.key && text !== kept.text)
    .map(({ text, applies, writtenBy, writtenOn }) => ({ text, applies, writtenBy, writtenOn })),
});

async function textsWithEarlier(
  tx: Tx,
  organisationId: string,
  dossierId: string,
  keys?: readonly TextKey[],
): Promise<readonly KeptText[]> {
  const texts = await keptTexts(tx, organisationId, dossierId, keys);
  const earlier = await earlierTexts(tx, organisationId, dossierId);
  return texts.map((kept) => withEarlier(kept, earlier));
}

/**
 * Keeps a text as somebody typed it, and what it was before where he does not go on with it or puts an earlier one back.
 * Throws NOT_FOUND, INPUT_ERASED, DOSSIER_FINAL, and TEXT_CHANGED_MEANWHILE with the text that is there where it is another
 * than the one that was changed.
 */
async function savedText(
  { database, recordAct }: RecordedParts,
  person: Person,
  { textKey, ...address }: DossierAddress & { readonly textKey: string },
  entered: NewText,
): Promise<KeptText> {
  const key = required(isTextKey(textKey) ? textKey : null);
  const { organisationId, holderName } = person;
  const { clientId, documentId: dossierId } = address;
  const place: TextPlace = { organisationId, dossierId, key };
  return database.as(person, async (tx) => {
    const { name, hasInputFile } = await requiredDossier(tx, person, address);
    await textsInTurn(tx, dossierId);
    if (required(await textsState(tx, organisationId, dossierId)).isFinal) throw new ProblemError('DOSSIER_FINAL');
    if (!hasInputFile) throw new ProblemError('INPUT_ERASED');
    const current = async () => (await textsWithEarlier(tx, organisationId, dossierId, [key]))[0];
    const before = await current();
    const isGoingOn = goesOn(before, holderName);
    if (before !== undefined && before.text.trim() !== '' && (!isGoingOn || isPutBack(before, entered)))
      await keepEarlier(tx, place, before.text);
    if (!(await keepText(tx, place, entered, holderName)))
      throw new ProblemError('TEXT_CHANGED_MEANWHILE', { current: before ?? null });
    if (!isGoingOn)
      await recordAct(tx, person, 'text written', { clientId, dossierId, name: `${name}: ${writtenTexts[key].name}` });
    return required(await current());
  });
}

/** Whether somebody is still busy with a text. */
const goesOn = (before: StoredText | undefined, holderName: string): boolean =>
  before?.writtenBy === holderName && Date.now() - Date.parse(before.writtenOn) < minutesOfOneAct * 60_000;

/** What was there then is no step of writing it. */
const isPutBack = ({ earlier }: KeptText, { text }: NewText): boolean => earlier.some((one) => one.text === text);
