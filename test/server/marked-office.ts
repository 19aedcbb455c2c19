import { dayInTests } from '#test/fixtures/day-in-tests.ts';
import { whatIfInput } from '#input/what-if/what-if-input.ts';
import { organisationListSchema } from '#api/organisations.ts';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { calculateNextVariant, type VariantCalculation } from '#server/dossiers/variants/calculate-variant.job.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { logTo } from '#server/platform/log.ts';
import type { TestApp } from '#test/app.ts';
import { uniqueName } from '#test/factories.ts';
import { exampleParticipants } from '#test/fixtures/example-scheme.ts';
import { exampleContent, exampleDossier } from '#test/fixtures/output-content.ts';
import { scripted, scriptedCalculation, scriptedVariant } from '#test/server/scripted-calculation.ts';

const log = logTo('silent');
const untouched = new AbortController().signal;

async function packedOutcome() {
  const participants = exampleParticipants(12);
  const stamp = { programVersion: '1.2.3', inputSha256: 'ab'.repeat(32), day: dayInTests };
  return {
    screenResult: await packedJson(screenResult(exampleContent(30))),
    whatIfInput: await packedJson(whatIfInput({ dossier: exampleDossier(participants), stamp })),
    participantNumbers: await packedJson(participants.map((one) => one.number)),
  };
}

let packed: ReturnType<typeof packedOutcome> | null = null;

/** Calculates anything, of whatever file: what is kept of it is whole. */
const anyCalculation: Calculation = async (_bytes, options) => {
  const processed = await scriptedCalculation(scripted({}), options);
  if (processed.outcome === 'findings') return processed;
  return { ...processed, ...(await (packed ??= packedOutcome())) };
};

/** The same of a variant. */
const anyVariant: VariantCalculation = async (input, options) => {
  const processed = await scriptedVariant(input, options);
  if (processed.outcome === 'refused') return processed;
  const { screenResult: shown } = await (packed ??= packedOutcome());
  return { ...processed, screenResult: shown };
};

let offices = 0;

/** An office with something of everything, with a word in each name that is nowhere else. */
export async function markedOffice(running: TestApp) {
  offices += 1;
  const from = { 'x-forwarded-for': `10.10.${Math.floor(offices / 200)}.${offices % 200}` };
  const mark = uniqueName('Merk').replace(' ', '');
  const organisation = uniqueName('Kantoor');
  const adviser = await running.signedIn('adviser', organisation);
  const made = async (method: string, path: string, body: unknown): Promise<string> => {
    const answer = await adviser.call(method, path, body, from);
    const { data } = (await answer.json()) as { data?: { id?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return data?.id ?? '';
  };
  await made('PUT', '/api/house-style', { name: `Stijl ${mark}`, primary: '0F4C5C', accent: 'B4540A', version: 0 });
  const clientId = await adviser.madeClient(`Werkgever ${mark}`);
  const uploaded = await adviser.upload(clientId, `Dossier ${mark}`, scripted({}), from);
  const { data: dossier } = documentAnswerSchema.parse(await uploaded.json());
  await workQueues(running);
  const dossierPath = `/api/clients/${clientId}/documents/${dossier.id}`;
  const choices = { premium: { is: 'flat', rate: 0.21 } };
  const variantId = await made('POST', `${dossierPath}/variants`, { name: `Variant ${mark}`, choices });
  await workQueues(running);
  const decision = { choice: 'B', reason: `Reden ${mark}` };
  await made('POST', `${dossierPath}/decisions`, decision);
  await workQueues(running);
  const codeId = await made('POST', '/api/access-codes', { clientId, holder: `Jo ${mark}` });
  await made('PUT', '/api/participant-sources', { name: `Bron ${mark}`, mapping: { sheet: '', columns: [] } });
  const employer = await running.signedIn('employer', organisation, clientId);
  const provider = await running.signedIn('provider', organisation);
  const all = organisationListSchema.parse(await (await provider.call('GET', '/api/organisations')).json());
  const sessions = (await (await adviser.call('GET', '/api/sessions')).json()) as { data: { id: string }[] };
  const ids: Readonly<Record<string, string | undefined>> = {
    clientId,
    documentId: dossier.id,
    otherDocumentId: dossier.id,
    variantId,
    codeId,
    organisationId: all.data.find(({ name }) => name === organisation)?.id,
    sessionId: sessions.data[0]?.id,
  };
  const tokens = { adviser: adviser.token, employer: employer.token, provider: provider.token };
  return { mark, organisation, ids, tokens };
}

/** Does all that waits in both queues, as a worker would. */
async function workQueues({ database, orders, variantOrders }: TestApp): Promise<void> {
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: anyCalculation, houseStyle }, untouched);
  for (const _ of variantOrders.splice(0))
    await calculateNextVariant({ database, log, calculateVariant: anyVariant, houseStyle }, untouched);
}
