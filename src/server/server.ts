import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AppLimits } from '#server/app-parts.ts';
import { webApp } from '#server/app.ts';
import { logSealer } from '#server/audit/chain/seal-log.ts';
import { shortenLog } from '#server/audit/chain/shorten-log.ts';
import { recordAct } from '#server/audit/store.ts';
import { commandAnswer } from '#server/commands/command-answer.ts';
import { type Config, isHttps, isOpenWithoutHttps, publicAddress } from '#server/assembly/config.ts';
import { mailSender } from '#server/contact/mail.ts';
import { deleteUnused } from '#server/central-bank/file-store.ts';
import { type MailOrder, mailMessage, mailQueue } from '#server/contact/mail-message.job.ts';
import { deleteOldMessages } from '#server/contact/store.ts';
import { askedBlock, knownFiles, recordUse } from '#server/central-bank/known-store.ts';
import { deleteForGood, deletionQueue, type DeletionOrder } from '#server/platform/deletion/delete-for-good.job.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import { calculateNext, calculationQueue, type CentralBankAccess } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { earlyWarnings, warningQueue, warningSchedule } from '#server/dossiers/monitoring/early-warnings.ts';
import { largePlacesFor } from '#server/dossiers/large-dossiers.ts';
import { lookAtQueue } from '#server/dossiers/monitoring/queue-watch.ts';
import {
  calculateNextVariant,
  type VariantCalculation,
  variantQueue,
} from '#server/dossiers/variants/calculate-variant.job.ts';
import type { OfferedWorkbooks } from '#server/dossiers/template-route.ts';
import { submittedCount } from '#server/dossiers/turn-store.ts';
import { fillEmptyDatabase, type FirstStartParts } from '#server/first-start.ts';
import type { DrawLogo } from '#server/house-style/routes.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { openDatabase, withErasureList } from '#server/assembly/open-database.ts';
import type { App } from '#server/platform/app-type.ts';
import { makeFilesClosed } from '#server/platform/embedded/closed-folder.ts';
import { controlSocket } from '#server/platform/control/control-socket.ts';
import { databasePatience, onceDatabaseAnswers } from '#server/platform/database-away.ts';
import { type Database, databaseMoment } from '#server/platform/database/database.ts';
import { type Tx } from '#server/platform/database/tx.ts';
import { type Jobs, openJobs, type Queue } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { sealOlderFiles, sealQueue, sealSchedule } from '#server/vault/seal-older-files.job.ts';
import { repeated } from '#server/dossiers/repeated.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import {
  type EraseParts,
  eraseWhatIsDue,
  retentionQueue,
  retentionSchedule,
} from '#server/retention/erase-old-data.job.ts';
import { organisationIds } from '#server/platform/database/organisations-store.ts';
import type { AccessParts } from '#server/session/access-command.ts';
import { type WatchedWork, watchedWork } from '#server/platform/watching/watched-work.ts';
import { startWatching, watchedWorkOf } from '#server/watch-app.ts';
import { signingKeys } from '#server/session/signing-keys.ts';
import { deleteExpiredSessions } from '#server/session/store.ts';

export interface ServerParts extends OfferedWorkbooks {
  readonly log: Log;
  readonly calculate: Calculation;
  readonly calculateVariant: VariantCalculation;
  readonly drawLogo: DrawLogo;
  readonly exampleDossier: FirstStartParts['exampleDossier'];
  readonly limits?: Partial<AppLimits>;
  /** Milliseconds that a start waits for a database that is not there; a minute when not given. */
  readonly databasePatience?: number;
}

export interface RunningServer {
  /** Where people reach it, without a slash at the end. */
  readonly address: string;
  /** Whether this was the first start on its data directory. */
  readonly isFirstStart: boolean;
  readonly access: AccessParts;
  stop(): Promise<void>;
}

type Step = () => Promise<void>;

/** Starts what the configuration asks for, once its database answers. Stopping undoes it in reverse. */
export function startedServer(config: Config, parts: ServerParts): Promise<RunningServer> {
  const attempt = () => startedAtOnce(config, parts);
  if (config.databaseUrl === null) return attempt();
  return onceDatabaseAnswers(attempt, parts.log, parts.databasePatience ?? databasePatience);
}

/** A start that fails half-way is undone as far as it came. */
async function startedAtOnce(config: Config, parts: ServerParts): Promise<RunningServer> {
  const undo: Step[] = [];
  const stop = () => undone(undo);
  try {
    return { ...(await started(config, parts, undo)), stop };
  } catch (error) {
    await stop().catch((err: unknown) => parts.log.warn({ err }, 'a start that failed was not undone'));
    throw error;
  }
}

/** Takes every step, also when one fails; then tells the first that did. */
async function undone(steps: Step[]): Promise<void> {
  const faults: unknown[] = [];
  for (const step of steps.splice(0).toReversed()) await step().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

async function started(config: Config, parts: ServerParts, undo: Step[]): Promise<Omit<RunningServer, 'stop'>> {
  makeFilesClosed();
  const opened = await openDatabase(config, parts.log);
  undo.push(() => opened.close());
  const watched = await watchedWorkOf(config);
  undo.push(() => watched.traces.close());
  if (opened.vault !== undefined) opened.vault.note = (outcome) => watched.metrics?.files.inc({ outcome });
  const database = await withErasureList(config, opened, parts.log);
  const jobs = await openJobs(
    database,
    [calculationQueue, variantQueue, mailQueue, retentionQueue, warningQueue, sealQueue, deletionQueue],
    parts.log,
  );
  undo.push(() => jobs.stop());
  const orderCalculation: FirstStartParts['orderCalculation'] = (tx, order) => jobs.send(tx, calculationQueue, order);
  const isFirstStart =
    config.databaseUrl === null && (await fillEmptyDatabase({ ...parts, database, recordAct, orderCalculation }));
  const keys = signingKeys(config.signingKeys, config.dataDirectory);
  const port =
    config.role === 'worker' ? config.port : await listening(config, { ...parts, database, jobs, keys, watched }, undo);
  if (config.role !== 'web') await startWorkers(config, database, jobs, { ...parts, watched }, undo);
  // When it works: who asks whether it is ready gets no answer before.
  const watching = await startWatching(config, { ...parts, database, jobs, watched });
  undo.push(() => watching.close());
  const address = publicAddress(config, port);
  const access = { database, keys, recordAct, publicAddress: address };
  if (config.databaseUrl === null) {
    const socket = await controlSocket(
      config.dataDirectory,
      (words) => commandAnswer(config, access, words, parts.log),
      parts.log,
    );
    undo.push(() => socket.close());
  }
  return { address, isFirstStart, access };
}

type WebParts = ServerParts & { database: Database; jobs: Jobs; keys: AccessParts['keys']; watched: WatchedWork };

async function listening(config: Config, parts: WebParts, undo: Step[]): Promise<number> {
  if (isOpenWithoutHttps(config))
    parts.log.warn(
      { host: config.host },
      'reachable from other machines without https: codes and salaries travel readable; set PUBLIC_URL behind TLS',
    );
  if (config.publicUrl !== null && config.securityContact === null)
    parts.log.warn('nobody is named for who finds a weakness: set SECURITY_CONTACT');
  const app = await webApp({
    ...parts,
    hasMail: config.mail !== null,
    screens: join(config.buildDirectory, 'web'),
    documents: join(config.buildDirectory, 'documents'),
    trustedProxies: config.trustedProxies,
    isHttps: isHttps(config),
    metricsToken: config.metricsToken,
    securityContact: config.securityContact,
    publicUrl: config.publicUrl,
  });
  undo.push(() => closed(app));
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new StartError(`Poort ${config.port} is al in gebruik. Kies een andere met PORT.`, { cause });
  }
  return (app.server.address() as AddressInfo).port;
}

/** How long answers that are on their way may go on when the server stops. */
const partingMilliseconds = 5_000;

/** Accepts no new calls; a client that does not read its answer does not keep the server from stopping. */
async function closed(app: App): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), partingMilliseconds);
  await app.close();
  clearTimeout(cutOff);
}

const centralBank: CentralBankAccess = { offered: knownFiles, block: askedBlock, recordUse };

/** How often each process with workers looks for calculations that were left behind. */
const watchMilliseconds = 2_000;

/** How often what was deleted is given back to the disk. */
const sweepMilliseconds = 60_000;

/** How often what was done is put in the chain of the audit log. */
const sealMilliseconds = 60_000;

/** Each calculation is a process of its own. Of several places one is never taken by a large dossier. */
async function startWorkers(
  config: Config,
  database: Database,
  jobs: Jobs,
  { log, watched, ...parts }: ServerParts & { readonly watched: WatchedWork },
  undo: Step[],
): Promise<void> {
  const calculate = watchedWork(watched, 'dossier', parts.calculate, ({ outcome }) => outcome);
  const calculateVariant = watchedWork(watched, 'variant', parts.calculateVariant, () => 'finished');
  const largePlaces = largePlacesFor(Math.max(1, config.calculations - 1));
  // Only one process has the embedded database: what was running when it starts was left by a dead one.
  if (database.kind === 'embedded') await lookAtQueue({ database, jobs, log }, 0);
  await jobs.work(calculationQueue, config.calculations, (_order, signal) =>
    calculateNext({ database, log, calculate, houseStyle, largePlaces, centralBank }, signal),
  );
  // They come beside the places of dossiers: two, of which one is never taken by a large dossier.
  const largeVariants = largePlacesFor(1);
  await jobs.work(variantQueue, 2, (_order, signal) =>
    calculateNextVariant({ database, log, calculateVariant, houseStyle, largePlaces: largeVariants }, signal),
  );
  const keepDoing = (work: () => Promise<void>, milliseconds: number, failed: string) => {
    const done = repeated(work, milliseconds, log, failed);
    undo.push(() => done.stop());
  };
  keepDoing(() => lookAtQueue({ database, jobs, log }), watchMilliseconds, 'queue not looked at');
  const sweep = async () => database.sweep((await submittedCount(database)) === 0);
  keepDoing(sweep, sweepMilliseconds, 'what was deleted not given back to the disk');
  keepDoing(logSealer(database, log), sealMilliseconds, 'audit log not sealed');
  const shortenLogs = async (tx: Tx) => {
    let count = 0;
    for (const id of await organisationIds(tx)) count += await shortenLog(tx, id, recordAct);
    return count;
  };
  const eraseSpent: EraseParts['eraseSpent'] = async (tx, now) =>
    (await deleteExpiredSessions(tx, now)) + (await deleteUnused(tx)) + (await shortenLogs(tx));
  const erase = { database, log, recordAct, eraseMore: deleteOldMessages, eraseSpent };
  const scheduled = async ({ name }: Queue, schedule: string, work: () => Promise<void>) => {
    await jobs.work(name, 1, work);
    await jobs.schedule(name, schedule);
  };
  const deleteOf = (order: DeletionOrder) => deleteForGood({ database, log, eraseClient: erasedClient }, order);
  await jobs.work<DeletionOrder>(deletionQueue.name, 1, deleteOf);
  await scheduled(retentionQueue, retentionSchedule, async () => {
    await eraseWhatIsDue(erase, await databaseMoment(database));
    // A backup that was put back has no orders of its own.
    for (const organisationId of await database.as('operator', organisationIds)) await deleteOf({ organisationId });
  });
  await scheduled(sealQueue, sealSchedule, () => sealOlderFiles({ database, log }));
  await scheduled(warningQueue, warningSchedule, earlyWarnings({ database, log, organisationIds }));
  // What was missed while this machine was off is done at the start.
  for (const { name } of [retentionQueue, sealQueue]) await database.as('operator', (tx) => jobs.send(tx, name, {}));
  if (config.mail === null) return;
  const sendMail = mailSender(config.mail);
  await jobs.work<MailOrder>(mailQueue.name, 1, (order) => mailMessage({ database, log, sendMail }, order));
}
