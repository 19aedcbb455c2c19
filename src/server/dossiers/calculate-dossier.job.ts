import { setTimeout as pause } from 'node:timers/promises';
import type { Progress } from '#api/dossiers.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import { endReasons } from '#server/calculation/end-reasons.ts';
import type { BlockQuestion, OfferedData } from '#server/calculation/fetched-set.ts';
import type { ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import {
  recordHeartbeat,
  type Claim,
  failClaimed,
  refuseRound,
  releaseClaim,
  storeResult,
} from '#server/dossiers/claim-store.ts';
import { fileMarks, isOtherThanMarked } from '#server/dossiers/final-outcome.ts';
import { endFailedAttempt } from '#server/dossiers/ended-attempt.ts';
import { doNext } from '#server/dossiers/large-dossiers.ts';
import { startHeartbeat } from '#server/dossiers/heartbeat.ts';
import { type Calculation, storedResult } from '#server/dossiers/calculation.ts';
import { isAnyReady } from '#server/dossiers/left-work-store.ts';
import { dossierFile } from '#server/dossiers/store.ts';
import { styleKey } from '#server/dossiers/style-key.ts';
import { nextClaim } from '#server/dossiers/turn-store.ts';
import { besideAnswer } from '#server/dossiers/report-variants.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { Log } from '#server/platform/log.ts';
import { OfferAgainError } from '#server/platform/jobs.ts';
import type { UnderWay } from '#server/platform/under-way.ts';

export const calculationQueue = 'calculate-dossier';

export interface CalculationParts {
  readonly database: Database;
  readonly log: Log;
  readonly calculate: Calculation;
  /** How the reports of an organisation look at this moment. */
  readonly houseStyle: (tx: Tx, organisationId: string) => Promise<HouseStyle>;
  /** The files of the central bank; none are offered when not given. */
  readonly centralBank?: CentralBankAccess;
  /** Milliseconds after which is looked again whether there is room; some seconds when not given. */
  readonly roomPause?: number;
  /** Places for large dossiers; as many as there are dossiers when not given. */
  readonly largePlaces?: UnderWay;
}

/** What a calculation needs of the files of the central bank. */
export interface CentralBankAccess {
  readonly offered: (tx: Tx, dossierId: string) => Promise<OfferedData>;
  readonly block: (tx: Tx, question: BlockQuestion) => Promise<Uint8Array>;
  /** Keeps with a dossier which files it was calculated with. */
  readonly recordUse: (
    tx: Tx,
    dossier: Pick<Claim, 'organisationId' | 'dossierId'>,
    ids: readonly string[],
  ) => Promise<void>;
}

const nothingOffered: OfferedData = { curves: [], sets: [] };

const usualRoomPause = 5_000;

/** Waits until there is room for what a calculation makes. Throws when `signal` comes first. */
async function untilRoom({ database, roomPause = usualRoomPause }: CalculationParts, signal: AbortSignal) {
  while ((await database.roomLeft()) === 'none') {
    // The signal cuts the pause short by rejecting it.
    await pause(roomPause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) throw new OfferAgainError();
  }
}

/**
 * Does the calculation whose turn it is, if one waits. May run more than once after a fault; its result is stored once.
 */
export async function calculateNext(parts: CalculationParts, signal: AbortSignal): Promise<void> {
  await untilRoom(parts, signal);
  const { database } = parts;
  const turns = {
    next: (may: 'any' | 'small') => nextClaim(database, may),
    isAnyReady: () => isAnyReady(database, 'dossier'),
  };
  await doNext(parts.largePlaces, turns, (claim) => {
    const asWorker = <T>(work: (tx: Tx) => Promise<T>) =>
      database.as({ kind: 'worker', organisationId: claim.organisationId }, work);
    return attempt(parts, claim, signal, asWorker);
  });
}

/** What a dossier is calculated with besides its file. */
async function givenWith(
  tx: Tx,
  claim: Claim,
  {
    houseStyle,
    centralBank,
  }: Pick<CalculationParts, 'houseStyle'> & { readonly centralBank: CentralBankAccess | undefined },
) {
  return {
    houseStyle: await houseStyle(tx, claim.organisationId),
    statutory: (await centralBank?.offered(tx, claim.dossierId)) ?? nothingOffered,
  };
}

const notBegun: Progress = {
  phase: 'waiting',
  rowsRead: 0,
  participantsCalculated: 0,
  participantsTotal: 0,
  filesWritten: 0,
};

async function attempt(
  { calculate, log, centralBank, ...parts }: CalculationParts,
  claim: Claim,
  signal: AbortSignal,
  asWorker: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<void> {
  let latest = notBegun;
  const heartbeat = startHeartbeat(() => asWorker((tx) => recordHeartbeat(tx, claim, latest)), log);
  try {
    const bytes = await asWorker((tx) => dossierFile(tx, claim.organisationId, claim.dossierId, 'inputFile'));
    if (bytes === null) {
      // Erased or deleted between the order and now: there is nothing to try again with.
      log.warn({ dossier: claim.dossierId }, 'no input to calculate');
      await asWorker((tx) => failClaimed(tx, claim, endReasons.crash));
      return;
    }
    const found = await asWorker((tx) => besideAnswer(tx, claim));
    if (found === 'unusable') {
      await asWorker((tx) => refuseRound(tx, claim, 'variantsUnusable'));
      return;
    }
    const given = await asWorker((tx) => givenWith(tx, claim, { ...parts, centralBank }));
    const processed = await calculate(bytes, {
      ...given,
      onQuestion: async (question) => asWorker(async (tx) => centralBank?.block(tx, question as BlockQuestion)),
      beside: found.beside,
      ...fileMarks(claim),
      signal: AbortSignal.any([signal, heartbeat.lost]),
      onProgress: (progress) => (latest = { ...latest, ...progress }),
    });
    await heartbeat.stop();
    const result = await storedResult(processed, {
      styleKey: styleKey(given.houseStyle),
      textsVersion: found.textsVersion,
    });
    const isStored = await asWorker(async (tx) => {
      if (await isOtherThanMarked(tx, claim, processed)) return refuseRound(tx, claim, 'outcomeChanged');
      const stored = await storeResult(tx, claim, result);
      if (stored) await centralBank?.recordUse(tx, claim, usedIds(processed, given.statutory));
      return stored;
    });
    if (!isStored) log.info({ dossier: claim.dossierId, claim: claim.claim }, 'result of an older claim left out');
  } catch (error) {
    await heartbeat.stop();
    // Deleted, cancelled or taken over: what happens to it is no longer up to this attempt.
    if (heartbeat.lost.aborted) return;
    const detail = error instanceof CalculationEndedError ? error.detail : null;
    log.warn(
      { err: error, detail, dossier: claim.dossierId, attempts: claim.attempts, faults: claim.faults },
      'calculation attempt failed',
    );
    await endFailedAttempt(error, signal, {
      faults: claim.faults,
      fail: (reason) => asWorker((tx) => failClaimed(tx, claim, reason)),
      release: (end) => asWorker((tx) => releaseClaim(tx, claim, end)),
    });
  } finally {
    await heartbeat.stop();
  }
}

/** The offered files that the effects of a dossier stand on. */
function usedIds(processed: ProcessedDossier, { curves, sets }: OfferedData): readonly string[] {
  const basis = processed.outcome === 'finished' ? processed.effectsBasis : null;
  return [...curves, ...sets]
    .filter(({ name }) => name === basis?.curve.name || name === basis?.set.name)
    .map(({ id }) => id);
}
