import { apiPaths } from '#api/paths.ts';
import {
  type DecidedContent,
  type Decision,
  decisionAnswerSchema,
  decisionListSchema,
  type NewDecision,
  newDecisionSchema,
} from '#api/decisions.ts';
import { z } from 'zod';
import { mostDecisions } from '#api/variant-limits.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import { mayMarkFinal, mayUseDossiers } from '#server/platform/access.ts';
import { decidedContent } from '#server/dossiers/variants/decided-content.ts';
import { decisionCount, decisions, insertDecision, takeBack } from '#server/dossiers/decision-store.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import { shownResult } from '#server/dossiers/on-screen.ts';
import { requireRight } from '#server/dossiers/rights-store.ts';
import { startedDecisionRound } from '#server/dossiers/round-store.ts';
import { type DossierAddress, requiredDossier } from '#server/dossiers/store.ts';
import type { SubmitParts } from '#server/dossiers/submit-dossier.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

export type DecisionParts = Pick<SubmitParts, 'database' | 'recordAct' | 'orderCalculation'>;

const config = { access: mayUseDossiers };

/** What was decided on a dossier. There is no way to change it: it is taken back, or a later decision says so. */
export function decisionRoutes(app: App, parts: DecisionParts): void {
  app.get(apiPaths.documentDecisions, {
    config,
    schema: { params: documentParameters, response: { 200: decisionListSchema } },
    handler: async ({ person, params }) => ({
      data: await parts.database.as(person, async (tx) => {
        await requiredDossier(tx, person, params);
        return decisions(tx, person.organisationId, params.documentId);
      }),
    }),
  });

  app.post(apiPaths.documentDecisions, {
    config: { ...config, rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: { params: documentParameters, body: newDecisionSchema, response: { 201: decisionAnswerSchema } },
    handler: async ({ person, params, body }, reply) => {
      const data = await recordedDecision(parts, person, params, body);
      return reply.code(201).send({ data });
    },
  });

  app.delete(apiPaths.documentDecision, {
    config: { access: mayMarkFinal, rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: { params: documentParameters.extend({ decisionId: z.guid() }) },
    handler: async ({ person, params }, reply) => {
      await parts.database.as(person, (tx) => takenBack(parts, tx, person, params));
      return reply.code(204).send();
    },
  });
}

/** A dossier whose files can be made again with a decision. Throws NOT_FOUND, DOSSIER_FINAL or DECISION_ERASED. */
async function decidableDossier(tx: Tx, person: Person, address: DossierAddress): Promise<DossierDocument> {
  const document = await requiredDossier(tx, person, address);
  if (document.final !== null) throw new ProblemError('DOSSIER_FINAL');
  if (document.filesErasedOn !== null) throw new ProblemError('DECISION_ERASED');
  return document;
}

/**
 * What the screen shows of a choice, from what is kept. Throws why there is no outcome, DECISION_NOT_POSSIBLE, or for choice C
 * DOSSIER_STATE_CONFLICT while the files are made: it may be becoming another one.
 */
async function shownContent(tx: Tx, person: Person, document: DossierDocument, choice: ChoiceKey) {
  const { result, madeOn } = await shownResult(tx, person, document);
  if (choice === 'C' && document.calculationStatus !== 'Finished') throw new ProblemError('DOSSIER_STATE_CONFLICT');
  const content = decidedContent(result, choice, madeOn);
  if (content === null) throw new ProblemError('DECISION_NOT_POSSIBLE');
  return content;
}

/**
 * Writes down what the screen shows of the choice, taken from what is kept and not from the browser, and has the files of
 * the dossier made again with it. Throws DECISIONS_FULL, and DOSSIER_STATE_CONFLICT while they are being made final.
 */
async function recordedDecision(
  parts: DecisionParts,
  person: Person,
  address: DossierAddress,
  { choice, reason }: NewDecision,
): Promise<Decision> {
  return parts.database.as(person, async (tx) => {
    const document = await decidableDossier(tx, person, address);
    await requireRight(tx, person, address.clientId, 'mayDecide');
    const content = await shownContent(tx, person, document, choice);
    return writtenDecision(parts, tx, person, address, { content, reason });
  });
}

/**
 * Writes down what a person decided, and has the files made again with it, as an actor who may change the dossier. Throws
 * NOT_FOUND, DOSSIER_FINAL, DECISION_ERASED, DECISIONS_FULL, and DOSSIER_STATE_CONFLICT while they are being made final.
 */
export async function writtenDecision(
  { recordAct, orderCalculation }: Omit<DecisionParts, 'database'>,
  tx: Tx,
  person: Person,
  address: DossierAddress,
  { content, reason }: { readonly content: DecidedContent; readonly reason: string },
): Promise<Decision> {
  const { organisationId, holderName: decidedBy } = person;
  const { clientId, documentId: dossierId } = address;
  const document = await decidableDossier(tx, person, address);
  if ((await decisionCount(tx, organisationId, dossierId)) >= mostDecisions) throw new ProblemError('DECISIONS_FULL');
  await insertDecision(tx, { organisationId, dossierId, decidedBy, content, reason });
  await recordAct(tx, person, 'decision recorded', { clientId, dossierId, name: document.name });
  await filesMadeAnew(orderCalculation, tx, { organisationId, dossierId });
  const [newest] = await decisions(tx, organisationId, dossierId);
  if (newest === undefined) throw new Error('a decision that was written is not there');
  return newest;
}

/**
 * Takes a decision back, as an adviser: it stays in the log and the data of the employer, and the files are made again without
 * it. Throws as `writtenDecision`.
 */
async function takenBack(
  { recordAct, orderCalculation }: DecisionParts,
  tx: Tx,
  person: Person,
  address: DossierAddress & { readonly decisionId: string },
): Promise<void> {
  const { organisationId, holderName } = person;
  const { clientId, documentId: dossierId, decisionId: id } = address;
  const { name } = await decidableDossier(tx, person, address);
  if (!(await takeBack(tx, { organisationId, dossierId, id }, holderName))) throw new ProblemError('NOT_FOUND');
  await recordAct(tx, person, 'decision taken back', { clientId, dossierId, name });
  await filesMadeAnew(orderCalculation, tx, { organisationId, dossierId });
}

async function filesMadeAnew(
  orderCalculation: DecisionParts['orderCalculation'],
  tx: Tx,
  { organisationId, dossierId }: { readonly organisationId: string; readonly dossierId: string },
): Promise<void> {
  const round = await startedDecisionRound(tx, organisationId, dossierId);
  if (round === null) throw new ProblemError('DOSSIER_STATE_CONFLICT');
  await orderCalculation(tx, { organisationId, dossierId, round });
}
