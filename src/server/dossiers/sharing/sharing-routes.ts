import {
  shareAnswerSchema,
  type ShareContent,
  shareContentSchema,
  sharedOutcomeSchema,
  sharedFileTypes,
  type SharedFileType,
  type ShareState,
} from '#api/sharing.ts';
import { apiPaths } from '#api/paths.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import { z } from 'zod';
import { sharedResult } from '#output/model/shared-result.ts';
import { shownResult } from '#server/dossiers/on-screen.ts';
import { decisions } from '#server/dossiers/decision-store.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import { type DossierAddress, dossierFile, requiredDossier } from '#server/dossiers/store.ts';
import { endShare, keepShare, shareOf, tellsSharing, toldSharing } from '#server/dossiers/sharing/share-store.ts';
import { mayShare } from '#server/platform/access.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';

const config = { access: mayShare, rateLimit: { max: 60, timeWindow: '1 minute' } };

/** What an adviser does to have an employer see a dossier of the office. */
export function sharingRoutes(app: App, parts: RecordedParts): void {
  shareAndEnd(app, parts);
  stateAndPreview(app, parts);
  noticeRoutes(app, parts);
}

function stateAndPreview(app: App, { database }: RecordedParts): void {
  app.get(apiPaths.documentShare, {
    config,
    schema: { params: documentParameters, response: { 200: shareAnswerSchema } },
    handler: async ({ person, params: address }) => ({
      data: await database.as(person, (tx) => shareState(tx, person, address)),
    }),
  });

  app.post(apiPaths.documentSharePreview, {
    config,
    schema: { params: documentParameters, body: shareContentSchema, response: { 200: sharedOutcomeSchema } },
    handler: async ({ person, params: address, body }) => ({
      data: await database.as(person, async (tx) => {
        const { document, result } = await shareable(tx, person, address, body);
        const { id, name } = document;
        const { holderName: sharedBy } = person;
        const sharedOn = new Date().toISOString();
        return {
          id,
          name,
          sharedBy,
          sharedOn,
          files: body.files,
          tabs: body.tabs,
          decided: null,
          mayDecide: false,
          result,
        };
      }),
    }),
  });
}

function shareAndEnd(app: App, { database, recordAct }: RecordedParts): void {
  app.put(apiPaths.documentShare, {
    config,
    schema: { params: documentParameters, body: shareContentSchema, response: { 200: shareAnswerSchema } },
    handler: async ({ person, params: address, body }) => ({
      data: await database.as(person, async (tx) => {
        const { document, result, resultSha256 } = await shareable(tx, person, address, body);
        const { organisationId, holderName: sharedBy } = person;
        const { clientId, documentId: dossierId } = address;
        const files = new Map<SharedFileType | 'result', Uint8Array>([['result', await packedJson(result)]]);
        for (const type of body.files) files.set(type, (await dossierFile(tx, organisationId, dossierId, type))!);
        const share = {
          organisationId,
          dossierId,
          clientId,
          name: document.name,
          content: body,
          resultSha256,
          sharedBy,
        };
        await keepShare(tx, { ...share, files });
        await recordAct(tx, person, 'dossier shared', { clientId, dossierId, name: document.name });
        return shareState(tx, person, address);
      }),
    }),
  });

  app.delete(apiPaths.documentShare, {
    config: { ...config, needsNoRoom: true },
    schema: { params: documentParameters, response: { 200: shareAnswerSchema } },
    handler: async ({ person, params: address }) => ({
      data: await database.as(person, async (tx) => {
        const { name } = await requiredDossier(tx, person, address);
        const { clientId, documentId: dossierId } = address;
        const isEnded = await endShare(tx, { organisationId: person.organisationId, dossierId });
        if (isEnded) await recordAct(tx, person, 'share ended', { clientId, dossierId, name });
        return shareState(tx, person, address);
      }),
    }),
  });
}

/** Advisers of before are told once that employers no longer see everything. */
function noticeRoutes(app: App, { database }: RecordedParts): void {
  app.get(apiPaths.sharingNotice, {
    config: { access: mayShare },
    schema: { response: { 200: z.object({ data: z.object({ isDue: z.boolean() }) }) } },
    handler: async ({ person }) => ({
      data: { isDue: await database.as(person, (tx) => tellsSharing(tx, person.organisationId)) },
    }),
  });

  app.delete(apiPaths.sharingNotice, {
    config: { access: mayShare, needsNoRoom: true },
    handler: async ({ person }, reply) => {
      await database.as(person, (tx) => toldSharing(tx, person.organisationId));
      return reply.code(204).send();
    },
  });
}

async function shareState(tx: Tx, person: Person, address: DossierAddress): Promise<ShareState> {
  const document = await requiredDossier(tx, person, address);
  const share = await shareOf(tx, { organisationId: person.organisationId, dossierId: document.id });
  return {
    files: filesOf(document),
    share: share && {
      content: share.content,
      sharedBy: share.sharedBy,
      sharedOn: share.sharedOn.toISOString(),
      opened:
        share.openedBy === null || share.openedOn === null
          ? null
          : { by: share.openedBy, on: share.openedOn.toISOString() },
      isOlder: document.shared?.isOlder ?? false,
    },
  };
}

/** The files without persons that a finished dossier has. */
const filesOf = ({ furtherFiles, calculationStatus }: DossierDocument): SharedFileType[] =>
  calculationStatus === 'Finished'
    ? sharedFileTypes.filter((type) => type === 'reportFile' || furtherFiles.includes(type))
    : [];

/**
 * A dossier of the office with what would be shared of it. Throws NOT_FOUND, DOSSIER_STATE_CONFLICT where there is no outcome to share or an
 * employer sent it himself, and INPUT_INVALID for a choice or file that it does not have.
 */
async function shareable(tx: Tx, person: Person, address: DossierAddress, content: ShareContent) {
  const document = await requiredDossier(tx, person, address);
  if (document.calculationStatus !== 'Finished' || document.isSentByEmployer)
    throw new ProblemError('DOSSIER_STATE_CONFLICT');
  const { result: whole, sha256 } = await shownResult(tx, person, document);
  const choices = new Set(whole.table.columns.map(({ choice }) => choice));
  const files = filesOf(document);
  if (content.choices.some((choice) => !choices.has(choice)))
    throw new ProblemError('INPUT_INVALID', { fields: { choices: 'Deze keuze is er niet' } });
  // Each file is about all choices.
  const isWhole = content.choices.length === choices.size;
  if (content.files.some((type) => !isWhole || !files.includes(type)))
    throw new ProblemError('INPUT_INVALID', { fields: { files: 'Dit bestand is er niet' } });
  const [decision] = await decisions(tx, person.organisationId, document.id);
  const shared = sharedResult(whole, content);
  const isOfDecision = decision !== undefined && shared.front !== null;
  const result = isOfDecision ? { ...shared, recordedOn: decision.decidedOn } : shared;
  return { document, result, resultSha256: sha256 };
}
