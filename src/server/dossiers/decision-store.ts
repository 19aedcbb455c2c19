import { type RawBuilder, sql } from 'kysely';
import { type DecidedContent, decidedContentSchema, type Decision } from '#api/decisions.ts';
import { countOf, inTurn, isOfDossier } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

export interface NewDecisionRow {
  readonly organisationId: string;
  readonly dossierId: string;
  readonly decidedBy: string;
  readonly content: DecidedContent;
  readonly reason: string;
}

const ofDossier = (tx: Tx, organisationId: string, dossierId: string) =>
  tx.selectFrom('decision').where(isOfDossier(organisationId, dossierId));

const written = (tx: Tx, organisationId: string, dossierId: string) =>
  ofDossier(tx, organisationId, dossierId).select([
    'id',
    'decided_on as decidedOn',
    'decided_by as decidedBy',
    'reason',
    'content',
  ]);

type DecisionRow = Awaited<ReturnType<ReturnType<typeof written>['execute']>>[number];

const asDecision = ({ decidedOn, content, ...row }: DecisionRow): Decision => ({
  ...row,
  decidedOn: decidedOn.toISOString(),
  content: decidedContentSchema.parse(content),
});

/** Those that stand, the newest first. */
export async function decisions(tx: Tx, organisationId: string, dossierId: string): Promise<Decision[]> {
  const newestFirst = written(tx, organisationId, dossierId)
    .where('taken_back_on', 'is', null)
    .orderBy('decided_on', 'desc')
    .orderBy('arrival', 'desc');
  return (await newestFirst.execute()).map(asDecision);
}

/** With those that were taken back. From here on, transactions that add a decision on a dossier wait for each other: each counts what the one before it added. */
export async function decisionCount(tx: Tx, organisationId: string, dossierId: string): Promise<number> {
  await inTurn(tx, 'decisions', dossierId);
  return countOf(ofDossier(tx, organisationId, dossierId));
}

export async function insertDecision(tx: Tx, added: NewDecisionRow): Promise<void> {
  await tx
    .insertInto('decision')
    .values({
      organisation_id: added.organisationId,
      dossier_id: added.dossierId,
      decided_by: added.decidedBy,
      content: JSON.stringify(added.content),
      reason: added.reason,
    })
    .execute();
}

/** The choice that stood at a moment, of the dossier of a text; those that were taken back later stood then. */
export const choiceAt = (moment: RawBuilder<unknown>) => sql<string | null>`(select content ->> 'choice' from decision
  where decision.organisation_id = written_text.organisation_id and decision.dossier_id = written_text.dossier_id
    and decided_on <= ${moment} and (taken_back_on is null or taken_back_on > ${moment})
  order by decided_on desc, arrival desc limit 1)`;

/** Takes a decision back, also where it was made of what is shared; returns whether one stood of this id. */
export async function takeBack(
  tx: Tx,
  { organisationId, dossierId, id }: { organisationId: string; dossierId: string; id: string },
  by: string,
): Promise<boolean> {
  const taken = await tx
    .updateTable('decision')
    .set({ taken_back_on: sql<Date>`now()`, taken_back_by: by })
    .where(isOfDossier(organisationId, dossierId))
    .where('id', '=', id)
    .where('taken_back_on', 'is', null)
    .returning('decided_on')
    .executeTakeFirst();
  if (taken === undefined) return false;
  await tx
    .updateTable('share')
    .set({ decided: null })
    .where(isOfDossier(organisationId, dossierId))
    .where(sql<boolean>`decided ->> 'on' = ${taken.decided_on.toISOString()}`)
    .execute();
  return true;
}
