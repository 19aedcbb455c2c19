import { cancelledBy } from '#api/cancelled-reason.ts';
import { type Limits, type LimitName, limitNames, limitsSchema } from '#api/usage-limits.ts';
import { bytesPerMegabyte } from '#api/usage.ts';
import { cancelDossier } from '#server/dossiers/claim-store.ts';
import { startedRound } from '#server/dossiers/round-store.ts';
import { countedUsage, storeLimits, usageLimits } from '#server/dossiers/usage-store.ts';
import { operateRequest } from '#server/commands/operate-request.ts';
import { openJobs, openSessions, operatedDossier, operatedOrganisations } from '#server/commands/operation-store.ts';
import { endSessionsOfOrganisation } from '#server/session/open-session-store.ts';
import { updateOrganisation } from '#server/organisations/store.ts';
import { byProgram, type RecordedParts } from '#server/platform/audit-trail.ts';
import { type CommandAnswer, done } from '#server/platform/control/control-socket.ts';
import { CommandError } from '#server/platform/errors/command-error.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { endSession } from '#server/session/store.ts';

/** Who acted, in the log and in the reason of what was cancelled. */
const operatorName = 'beheer-commando';
const actOf = (organisationId: string) => byProgram(organisationId, operatorName);

/** Most dossiers that are listed of one organisation. */
const listedMost = 200;

/** Runs the operate command on a database. Standard output is only what was asked for, so that it can be piped. */
export async function operateAnswer(parts: RecordedParts, words: readonly string[]): Promise<CommandAnswer> {
  const request = operateRequest(words);
  switch (request.does) {
    case 'jobs':
      return jobsAnswer(parts);
    case 'retry':
    case 'cancel':
      return changedDossier(parts, request.does, request.dossierId);
    case 'sessions':
      return sessionsAnswer(parts, request.end);
    case 'quota':
      return quotaAnswer(parts, request.organisation, request.limits);
    case 'organisation':
      return organisationAnswer(parts, request.change);
    case 'move':
      throw new CommandError('Verhuizen kan alleen terwijl de server stilstaat: stop hem eerst.');
    default:
      return request satisfies never;
  }
}

const table = (rows: readonly (readonly (string | number)[])[]): CommandAnswer => ({
  exitCode: 0,
  out: rows.map((row) => `${row.join('\t')}\n`).join(''),
  error: '',
});
const moment = (date: Date): string => date.toISOString().slice(0, 16);

const all = ({ database }: RecordedParts) => database.as('operator', operatedOrganisations);
const inside = <T>({ database }: RecordedParts, organisationId: string, work: (tx: Tx) => Promise<T>) =>
  database.as({ kind: 'worker', organisationId }, work);

const stateNames = { waits: 'wacht', runs: 'loopt', failed: 'mislukt' } as const;

async function jobsAnswer(parts: RecordedParts): Promise<CommandAnswer> {
  const rows: (string | number)[][] = [['organisatie', 'dossier', 'stand', 'gevraagd', 'pogingen', 'reden']];
  for (const { id, name } of await all(parts))
    for (const job of await inside(parts, id, (tx) => openJobs(tx, id, listedMost)))
      rows.push([name, job.dossierId, stateNames[job.state], moment(job.since), job.attempts, job.reason ?? '-']);
  return table(rows);
}

/**
 * A calculation that is started again needs no job of its own: whoever calculates looks every two seconds whether there
 * are as many jobs as dossiers that wait, and a server that is started later does so at its start.
 */
async function changedDossier(
  parts: RecordedParts,
  does: 'retry' | 'cancel',
  dossierId: string,
): Promise<CommandAnswer> {
  for (const { id } of await all(parts)) {
    const changed = await inside(parts, id, async (tx) => {
      const found = await operatedDossier(tx, id, dossierId);
      if (found === null) return false;
      if (does === 'retry') await restart(tx, id, dossierId, found.hasInput);
      else if (!(await cancelDossier(tx, id, dossierId, cancelledBy(operatorName))))
        throw new CommandError('Dit dossier wacht niet en wordt niet berekend: er is niets te stoppen.');
      const action = does === 'retry' ? 'dossier retried' : 'dossier cancelled';
      const { clientId, name } = found;
      await parts.recordAct(tx, actOf(id), action, { clientId, dossierId, name });
      return true;
    });
    if (changed)
      return done(does === 'retry' ? 'De berekening wacht opnieuw op haar beurt.' : 'De berekening is gestopt.');
  }
  throw new CommandError(`Er is geen dossier met id ${dossierId}. Kijk met operate -- jobs.`);
}

async function restart(tx: Tx, organisationId: string, dossierId: string, hasInput: boolean): Promise<void> {
  if (!hasInput)
    throw new CommandError('Het ingestuurde bestand van dit dossier is gewist: laat het opnieuw insturen.');
  if ((await startedRound(tx, organisationId, dossierId, 'Failed')) === null)
    throw new CommandError('Dit dossier is niet mislukt: alleen een mislukte berekening begint opnieuw.');
}

async function sessionsAnswer(parts: RecordedParts, end: string | null): Promise<CommandAnswer> {
  return parts.database.as('operator', async (tx) => {
    const open = await openSessions(tx);
    if (end === null)
      return table([
        ['sessie', 'organisatie', 'houder', 'rol', 'sinds', 'gezien'],
        ...open.map((one) => [one.id, one.organisation, one.holder, one.role, moment(one.since), moment(one.seen)]),
      ]);
    const found = open.find(({ id }) => id === end);
    if (found === undefined) throw new CommandError(`Er is geen open sessie met id ${end}.`);
    await endSession(tx, found.organisationId, end);
    const act = { ...actOf(found.organisationId), holderId: found.holderId };
    await parts.recordAct(tx, act, 'session ended', { name: found.holder });
    return done(`De sessie van ${found.holder} is beëindigd. Toegang intrekken: npm run access -- revoke.`);
  });
}

async function namedOrganisation(parts: RecordedParts, name: string) {
  const found = (await all(parts)).find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new CommandError(`Onbekende organisatie: ${name}. Kijk met operate -- organisation.`);
  return found;
}

async function quotaAnswer(
  parts: RecordedParts,
  name: string,
  changes: Readonly<Partial<Record<LimitName, number>>>,
): Promise<CommandAnswer> {
  const { id, name: known } = await namedOrganisation(parts, name);
  const before = await inside(parts, id, (tx) => usageLimits(tx, id));
  if (before === null) throw new CommandError(`Onbekende organisatie: ${name}.`);
  const limits = changedLimits(before, changes);
  if (Object.keys(changes).length > 0)
    await parts.database.as('operator', async (tx) => {
      await storeLimits(tx, id, limits);
      await parts.recordAct(tx, actOf(id), 'limits changed', { name: known });
    });
  const used = await inside(parts, id, (tx) => countedUsage(tx, id, null));
  const { organisation, employer } = limits;
  return table([
    ['limiet', 'in gebruik', 'organisatie', 'per werkgever'],
    ['megabytes', Math.ceil(used.bytes / bytesPerMegabyte), organisation.megabytes, employer.megabytes],
    ['open berekeningen', used.openDossiers, organisation.openDossiers, employer.openDossiers],
    ['uploads per minuut', used.uploadsLastMinute, organisation.uploadsPerMinute, employer.uploadsPerMinute],
  ]);
}

/** An employer never has more than its organisation. */
function changedLimits(before: Limits, changes: Readonly<Partial<Record<LimitName, number>>>): Limits {
  const organisation = { ...before.organisation, ...changes };
  const lowest = limitNames.map((name) => [name, Math.min(before.employer[name], organisation[name])]);
  return limitsSchema.parse({ organisation, employer: Object.fromEntries(lowest) });
}

async function organisationAnswer(
  parts: RecordedParts,
  change: { readonly organisation: string; readonly isActive: boolean } | null,
): Promise<CommandAnswer> {
  if (change === null) {
    const rows = (await all(parts)).map(({ name, isActive, id }) => [name, isActive ? 'actief' : 'inactief', id]);
    return table([['organisatie', 'stand', 'id'], ...rows]);
  }
  const { id, name } = await namedOrganisation(parts, change.organisation);
  await parts.database.as('operator', async (tx) => {
    await updateOrganisation(tx, id, { name, isActive: change.isActive });
    if (!change.isActive) await endSessionsOfOrganisation(tx, id);
    await parts.recordAct(tx, actOf(id), 'organisation changed', { name });
  });
  return done(change.isActive ? `${name} is weer actief.` : `${name} is inactief: niemand ervan kan nog inloggen.`);
}
