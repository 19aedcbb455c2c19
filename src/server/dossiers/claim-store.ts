import type { PlannedStep } from '#api/steps.ts';
import { type OnScreen, storedOnScreen } from '#api/on-screen.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DownloadType, Progress } from '#api/dossiers.ts';
import type { EffectsBasis } from '#api/newer-basis.ts';
import type { KeyFigures } from '#api/key-figures.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { hasUpdated, isOfDossier, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { type KeptDataType, type KeptFileType, madeFiles } from '#server/platform/database/kept-file.ts';
import type { AttemptEnd } from '#server/dossiers/ended-attempt.ts';
import { countedEnd } from '#server/dossiers/left-work-store.ts';
import { planSteps } from '#server/dossiers/step-store.ts';
import type { CalculationOrder } from '#server/dossiers/submit-dossier.ts';
import { filePlace } from '#server/platform/database/kept-places.ts';
import { toKeep } from '#server/platform/database/vault.ts';

/** A claimed calculation. `claim` is the fence: only the newest claim of a dossier may write. */
export interface Claim extends CalculationOrder {
  readonly claim: number;
  /** This one included. */
  readonly attempts: number;
  /** Earlier attempts that ended in a fault of their own. The others were cut off, by the end of their process or otherwise. */
  readonly faults: number;
  /** Has files already, which are being made again. */
  readonly isRestyling: boolean;
  /** Ids of the variants that go into its files. */
  readonly askedVariants: readonly string[];
  /** What was done with it on screen that goes into them. */
  readonly onScreen: OnScreen;
  /** Who marked these files final; null: they are a concept. */
  readonly final: { readonly by: string; readonly on: Date } | null;
  /** When the outcome was calculated; making its files again is no calculation. */
  readonly calculatedOn: Date;
  /** May take minutes. */
  readonly isLarge: boolean;
}

/** Claims a calculation that waits; null when it is claimed, deleted, cancelled, done, or of an older round. */
export async function claimedDossier(tx: Tx, order: CalculationOrder): Promise<Claim | null> {
  const claimed = await tx
    .updateTable('dossier')
    .set({
      claim: sql`claim + 1`,
      attempts: sql`attempts + 1`,
      heartbeat_on: sql`now()`,
      calculated_on: sql<Date>`case when is_restyling then coalesce(calculated_on, created_on) else now() end`,
      ...noProgress,
    })
    .where(isRow(order.organisationId, order.dossierId))
    .where('round', '=', order.round)
    .where('status', '=', 'Submitted')
    .where('heartbeat_on', 'is', null)
    .returning(['claim', 'attempts', 'faults', 'is_restyling as isRestyling', 'is_large as isLarge'])
    .returning(sql<Date>`calculated_on`.as('calculatedOn'))
    .returning([
      'asked_variants as asked',
      'asked_on_screen as onScreen',
      'asked_final_by as by',
      'asked_final_on as on',
    ])
    .executeTakeFirst();
  if (claimed === undefined) return null;
  const { asked, onScreen, by, on, ...found } = claimed;
  return {
    ...order,
    ...found,
    askedVariants: z.array(z.string()).catch([]).parse(asked),
    onScreen: storedOnScreen(onScreen),
    final: by === null || on === null ? null : { by, on },
  };
}

/** How far a calculation is that has not begun. */
export const noProgress = {
  phase: 'waiting',
  rows_read: 0,
  participants_calculated: 0,
  participants_total: 0,
  files_written: 0,
} as const;

/** Records a sign of life; false when the claim is no longer the current one. */
export async function recordHeartbeat(tx: Tx, claim: Claim, progress: Progress): Promise<boolean> {
  return changeClaimed(tx, claim, {
    heartbeat_on: sql<Date>`now()`,
    phase: progress.phase,
    rows_read: progress.rowsRead,
    participants_calculated: progress.participantsCalculated,
    participants_total: progress.participantsTotal,
    files_written: progress.filesWritten,
  });
}

export interface StoredResult {
  readonly status: 'Finished' | 'FailedWithError';
  readonly findingCount: number | null;
  readonly warningCount: number | null;
  readonly keyFigures: KeyFigures | null;
  /** In the order in which it is done. */
  readonly toDo: readonly PlannedStep[];
  readonly contractEnd: string | null;
  /** On what the effects of the law stand; null where there are none. */
  readonly effectsBasis: EffectsBasis | null;
  readonly figuresKey: string | null;
  /** In which house style the files were made. */
  readonly styleKey: string;
  /** All versions of the texts together that are in the files. */
  readonly textsVersion: number;
  /** The uploaded file holds what may not be kept: it is deleted in the same transaction. */
  readonly erasesInput: boolean;
  readonly files: readonly { readonly type: DownloadType; readonly bytes: Uint8Array }[];
  /** What the screens are made of. */
  readonly data: readonly { readonly type: KeptDataType; readonly version: number; readonly bytes: Uint8Array }[];
}

/** Stores a result and its files; false, with nothing stored, when the claim is no longer the current one. */
export async function storeResult(tx: Tx, claim: Claim, result: StoredResult): Promise<boolean> {
  if (claim.isRestyling && result.status !== 'Finished') return keepEarlierFiles(tx, claim, result);
  const change = {
    status: result.status,
    status_reason: result.erasesInput ? statusReasons.inputErased : null,
    finding_count: result.findingCount,
    warning_count: result.warningCount,
    key_figures: result.keyFigures === null ? null : JSON.stringify(result.keyFigures),
    effects_basis: result.effectsBasis === null ? null : JSON.stringify(result.effectsBasis),
    contract_end: result.contractEnd,
    figures_key: result.figuresKey,
    style_key: result.styleKey,
    texts_in_files: result.textsVersion,
    report_variants: sql`asked_variants`,
    on_screen: sql`asked_on_screen`,
    final_by: sql`asked_final_by`,
    final_on: sql`asked_final_on`,
    phase: 'done' as const,
    is_restyling: false,
    files_written: result.files.length,
  };
  if (!(await changeClaimed(tx, claim, change))) return false;
  if (result.erasesInput) await eraseFiles(tx, claim, ['inputFile']);
  await eraseFiles(tx, claim, madeFiles);
  await planSteps(tx, claim, result.toDo);
  for (const file of result.files) await insertFile(tx, claim, { ...file, version: null });
  for (const file of result.data) await insertFile(tx, claim, file);
  return true;
}

async function insertFile(
  tx: Tx,
  { organisationId, dossierId }: Claim,
  file: { readonly type: KeptFileType; readonly bytes: Uint8Array; readonly version: number | null },
): Promise<void> {
  const { type, bytes, version } = file;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const sealed = await toKeep(tx, filePlace(organisationId, dossierId, type), bytes);
  const columns = { organisation_id: organisationId, dossier_id: dossierId, type, sha256, form_version: version };
  await tx
    .insertInto('dossier_file')
    .values({ ...columns, bytes: sealed })
    .execute();
}

/** A finished dossier that the checks of a later version refuse stays as it was. */
async function keepEarlierFiles(tx: Tx, claim: Claim, { erasesInput }: StoredResult): Promise<boolean> {
  if (!(await failClaimed(tx, claim, statusReasons.restyleFailed))) return false;
  if (erasesInput) await eraseFiles(tx, claim, ['inputFile']);
  return true;
}

async function eraseFiles(tx: Tx, { organisationId, dossierId }: Claim, types: readonly KeptFileType[]): Promise<void> {
  await tx
    .deleteFrom('dossier_file')
    .where(isOfDossier(organisationId, dossierId))
    .where('type', 'in', types)
    .execute();
}

/** Ended without a result. Files that were being made again are still there as they were. */
const endedWithout = (reason: string, restyleReason: string = statusReasons.restyleFailed) => ({
  status: sql<'Failed' | 'Finished'>`case when is_restyling then 'Finished' else 'Failed' end`,
  status_reason: sql<string>`case when is_restyling then ${restyleReason} else ${reason} end`,
  is_restyling: false,
});

/** Marks a calculation as failed, for good until somebody retries it. */
export async function failClaimed(tx: Tx, claim: Claim, reason: string): Promise<boolean> {
  return changeClaimed(tx, claim, endedWithout(reason));
}

/** Why files that are made again stay as they were, where it is no fault of ours. */
type RefusedRound = 'variantsUnusable' | 'outcomeChanged';

/** Ends making files again that cannot be as they were asked for: the files stay as they were. */
export async function refuseRound(tx: Tx, claim: Claim, why: RefusedRound): Promise<boolean> {
  return changeClaimed(tx, claim, endedWithout(statusReasons.crash, statusReasons[why]));
}

/** Gives a calculation back to the queue after an attempt that ended so. */
export async function releaseClaim(tx: Tx, claim: Claim, end: AttemptEnd): Promise<void> {
  await changeClaimed(tx, claim, { heartbeat_on: null, ...countedEnd[end], ...noProgress });
}

async function changeClaimed(tx: Tx, claim: Claim, change: Record<string, unknown>): Promise<boolean> {
  return hasUpdated(
    tx
      .updateTable('dossier')
      .set(change)
      .where(isRow(claim.organisationId, claim.dossierId))
      .where('round', '=', claim.round)
      .where('claim', '=', claim.claim)
      .where('status', '=', 'Submitted'),
  );
}

/** Stops a calculation for a person; false when there is none to stop. */
export const cancelDossier = (tx: Tx, organisationId: string, dossierId: string, reason: string) =>
  hasUpdated(
    tx
      .updateTable('dossier')
      .set(endedWithout(reason))
      .where(isRow(organisationId, dossierId))
      .where('status', '=', 'Submitted'),
  );
