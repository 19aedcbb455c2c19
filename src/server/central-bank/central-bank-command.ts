import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { type CentralBankFile, fileFacts, newCurveSchema } from '#api/central-bank-files.ts';
import { formMessages } from '#api/form-messages.ts';
import { uploadRules } from '#api/upload-rules.ts';
import type { CentralBankRequest } from '#server/central-bank/central-bank-request.ts';
import {
  centralBankFile,
  centralBankFiles,
  providerOrganisations,
  withdrawCentralBankFile,
} from '#server/central-bank/file-store.ts';
import { keepFile, type Keeper, nameInLog, requireNew } from '#server/central-bank/keep-file.ts';
import { curveInChild, setInChild, type SetPlan } from '#server/central-bank/read-in-child.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { byProgram, type RecordedParts } from '#server/platform/audit-trail.ts';
import { type CommandAnswer, done, refused } from '#server/platform/control/control-socket.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** In the log of every provider: it keeps the files for all. */
const loggedBy = async (tx: Tx) =>
  (await providerOrganisations(tx)).map((organisationId) => byProgram(organisationId, 'beheerder'));
const keeper: Keeper = { actor: 'operator', name: 'beheerder', logged: loggedBy };

const newSetSchema = z.object({
  label: z.string().regex(/^20\d{2}Q[1-4]$/, 'Vul een kwartaal in, zoals 2026Q3'),
  ...fileFacts,
});

/** A set of 20,000 scenarios is about 180 MB; one of 100,000 comes packed. */
const mostSetBytes = 512 * 2 ** 20;

/** Does what was asked. Standard output is the list, or the id of what was added. */
export async function centralBankAnswer(
  parts: RecordedParts,
  request: CentralBankRequest,
  limits?: SetPlan['limits'],
): Promise<CommandAnswer> {
  try {
    if (request.does === 'list')
      return { exitCode: 0, out: listText(await parts.database.as('operator', centralBankFiles)), error: '' };
    return request.does === 'add' ? await added(parts, request, limits) : await withdrawn(parts, request.id);
  } catch (error) {
    if (error instanceof ProblemError) return refused(error.message);
    throw error;
  }
}

async function added(
  parts: RecordedParts,
  { path, kind, label, source }: Extract<CentralBankRequest, { does: 'add' }>,
  limits: SetPlan['limits'],
): Promise<CommandAnswer> {
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile()) return refused(`Het bestand ${path} bestaat niet of is niet te lezen.`);
  const schema = kind === 'curve' ? newCurveSchema : newSetSchema;
  const named = schema.safeParse({ label, source, fileName: basename(path) });
  if (!named.success) return refused(named.error.issues.map(({ message }) => `${message}.`).join('\n'));
  if (found.size > (kind === 'curve' ? uploadRules.maximumFileSize : mostSetBytes))
    return refused(`${formMessages.largeFile}.`);
  const facts = { kind, ...named.data, fileSize: found.size };
  await requireNew(parts, keeper, facts);
  const folder = await mkdtemp(join(tmpdir(), 'evenwicht-central-bank-'));
  try {
    const read =
      kind === 'curve'
        ? await curveInChild(await readFile(path), facts.label)
        : await setInChild({ path, kind, blocksPath: join(folder, 'blocks'), limits });
    if ('refusal' in read) return refused(read.refusal);
    const id = await keepFile(parts, keeper, facts, read);
    return done(`Bewaard: ${nameInLog(facts)}.`, `${id}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withdrawn({ database, recordAct }: RecordedParts, id: string): Promise<CommandAnswer> {
  return database.as('operator', async (tx) => {
    const file = /^[\da-f-]{36}$/i.test(id) ? await centralBankFile(tx, id) : null;
    if (file === null || !(await withdrawCentralBankFile(tx, file.id, keeper.name)))
      return refused('Er is geen bestand met dit nummer dat nog wordt aangeboden.');
    for (const who of await keeper.logged(tx))
      await recordAct(tx, who, 'central bank file withdrawn', { name: nameInLog(file) });
    return done(`Ingetrokken: ${nameInLog(file)}.`);
  });
}

const listHeader = [
  'nummer',
  'soort',
  'van',
  'bron',
  'scenario’s',
  'sha256',
  'toegevoegd',
  'door',
  'ingetrokken',
  'dossiers',
];

const listText = (files: readonly CentralBankFile[]): string =>
  `${[listHeader, ...files.map(listLine)].map((line) => line.join('\t')).join('\n')}\n`;

function listLine(file: CentralBankFile): (string | number)[] {
  const { id, kind, label, source, content, sha256, addedOn, addedBy, withdrawnOn, dossiers } = file;
  const count = 'count' in content ? content.count : '-';
  const day = (moment: string | null) => moment?.slice(0, 10) ?? '-';
  return [id, kind, label, source, count, sha256, day(addedOn), addedBy, day(withdrawnOn), dossiers];
}
