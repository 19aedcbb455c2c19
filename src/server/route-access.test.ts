import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertVariant } from '#server/dossiers/variant-store.ts';
import { insertMessage } from '#server/contact/store.ts';
import { filledPath } from '#api/paths.ts';
import { standardLimits } from '#api/usage-limits.ts';
import type { App } from '#server/platform/app-type.ts';
import { guardRoutes } from '#server/platform/route-access.ts';
import { appForFile } from '#test/app.ts';
import { type Caller, uploadForm } from '#test/caller.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';
import { tealPng } from '#test/fixtures/logo-files.ts';
import { contactMessage } from '#test/fixtures/contact-message.ts';
import { madePerson, uniqueName, zipBytes } from '#test/factories.ts';

type Who = 'nobody' | 'adviser' | 'employer' | 'other employer' | 'provider' | 'other adviser';
type Row = readonly [
  nobody: number,
  adviser: number,
  employer: number,
  otherEmployer: number,
  provider: number,
  otherAdviser: number,
];

const everybody: readonly Who[] = ['nobody', 'adviser', 'employer', 'other employer', 'provider', 'other adviser'];

/**
 * What each route answers to whom about an employer of the adviser's organisation, of which `employer` is one, `other
 * employer` is another, and `other adviser` belongs elsewhere. A route that is not listed fails the test.
 */
const matrix: Readonly<Record<string, Row>> = {
  'GET /api/health': [200, 200, 200, 200, 200, 200],
  'GET /api/live': [200, 200, 200, 200, 200, 200],
  'GET /.well-known/security.txt': [200, 200, 200, 200, 200, 200],
  'POST /api/generatetoken': [401, 401, 401, 401, 401, 401],
  'GET /api/confirmjwtvalid': [401, 200, 200, 200, 200, 200],
  'GET /api/users/current': [401, 200, 200, 200, 200, 200],
  'POST /api/logout': [401, 204, 204, 204, 204, 204],
  'GET /api/sessions': [401, 200, 200, 200, 200, 200],
  'DELETE /api/sessions': [401, 204, 204, 204, 204, 204],
  'DELETE /api/sessions/:sessionId': [401, 204, 404, 404, 404, 404],
  'GET /api/organisation-sessions': [401, 200, 403, 403, 403, 200],
  'DELETE /api/organisation-sessions/:sessionId': [401, 204, 403, 403, 403, 404],
  'GET /api/second-factor': [401, 200, 200, 200, 200, 200],
  'POST /api/second-factor': [401, 201, 201, 201, 409, 201],
  'POST /api/second-factor/confirmation': [401, 409, 409, 409, 409, 409],
  'POST /api/second-factor/removal': [401, 409, 409, 409, 422, 409],
  'POST /api/second-factor/recovery-codes': [401, 409, 409, 409, 422, 409],
  'GET /api/reauthentication': [401, 200, 200, 200, 200, 200],
  'POST /api/reauthentication': [401, 422, 422, 422, 422, 422],
  'GET /api/own-code': [401, 200, 200, 200, 200, 200],
  'POST /api/own-code': [401, 201, 201, 201, 409, 201],
  'GET /api/sign-in-rules': [401, 200, 403, 403, 403, 200],
  'PUT /api/sign-in-rules': [401, 200, 403, 403, 403, 200],
  'GET /api/desk': [401, 200, 200, 200, 403, 200],
  'GET /api/desk/search': [401, 200, 200, 200, 403, 200],
  'GET /api/changes': [401, 200, 200, 200, 403, 200],
  'GET /api/clients': [401, 200, 200, 200, 403, 200],
  'POST /api/clients': [401, 201, 403, 403, 403, 201],
  'GET /api/clients/:clientId': [401, 200, 200, 404, 403, 404],
  'PUT /api/clients/:clientId': [401, 200, 403, 403, 403, 404],
  'DELETE /api/clients/:clientId': [401, 204, 403, 403, 403, 404],
  'POST /api/clients/:clientId/restore': [401, 204, 403, 403, 403, 404],
  'GET /api/clients/:clientId/data': [401, 200, 403, 403, 403, 404],
  'GET /api/clients/:clientId/data/export': [401, 200, 403, 403, 403, 404],
  'GET /api/clients/:clientId/usage': [401, 200, 200, 404, 403, 404],
  'GET /api/clients/:clientId/documents': [401, 200, 200, 404, 403, 404],
  'POST /api/clients/:clientId/documents': [401, 201, 201, 404, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId': [401, 200, 404, 404, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/files': [401, 409, 404, 404, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId': [401, 200, 404, 404, 403, 404],
  'DELETE /api/clients/:clientId/documents/:documentId': [401, 204, 404, 404, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/restore': [401, 204, 404, 404, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId/archived': [401, 409, 404, 404, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/progress': [401, 200, 404, 404, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/findings': [401, 409, 404, 404, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/result': [401, 409, 404, 404, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/effects': [401, 409, 404, 404, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/input': [401, 409, 404, 404, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/decisions': [401, 200, 404, 404, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/decisions': [401, 409, 404, 404, 403, 404],
  'DELETE /api/clients/:clientId/documents/:documentId/decisions/:decisionId': [401, 404, 403, 403, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/participant-changes/:otherDocumentId': [
    401, 409, 404, 404, 403, 404,
  ],
  'GET /api/clients/:clientId/documents/:documentId/office': [401, 200, 403, 403, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId/note': [401, 200, 403, 403, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/share': [401, 200, 403, 403, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId/share': [401, 409, 403, 403, 403, 404],
  'DELETE /api/clients/:clientId/documents/:documentId/share': [401, 200, 403, 403, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/share/preview': [401, 409, 403, 403, 403, 404],
  'GET /api/clients/:clientId/shared': [401, 403, 200, 404, 403, 403],
  'GET /api/clients/:clientId/shared/:documentId': [401, 403, 404, 404, 403, 403],
  'GET /api/clients/:clientId/shared/:documentId/files/:fileType': [401, 403, 404, 404, 403, 403],
  'POST /api/clients/:clientId/shared/:documentId/decisions': [401, 403, 404, 404, 403, 403],
  'GET /api/sharing-notice': [401, 200, 403, 403, 403, 200],
  'DELETE /api/sharing-notice': [401, 204, 403, 403, 403, 204],
  'GET /api/clients/:clientId/documents/:documentId/variants': [401, 200, 404, 404, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/variants': [401, 409, 404, 404, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId/variants/:variantId': [401, 200, 404, 404, 403, 404],
  'DELETE /api/clients/:clientId/documents/:documentId/variants/:variantId': [401, 204, 404, 404, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/variants/:variantId/restore': [401, 204, 404, 404, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/variants/:variantId/calculate': [401, 409, 404, 404, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/variants/:variantId/result': [401, 409, 404, 404, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/cancel': [401, 200, 404, 404, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/retry': [401, 409, 404, 404, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/report': [401, 409, 404, 404, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId/final': [401, 409, 403, 403, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId/choice-c': [401, 409, 403, 403, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId/headline': [401, 409, 403, 403, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId/appendix': [401, 409, 403, 403, 403, 404],
  'GET /api/clients/:clientId/documents/:documentId/texts': [401, 200, 404, 404, 403, 404],
  'PUT /api/clients/:clientId/documents/:documentId/texts/:textKey': [401, 200, 403, 403, 403, 404],
  'POST /api/clients/:clientId/documents/:documentId/restyle': [401, 409, 403, 403, 403, 404],
  'GET /api/reports': [401, 200, 403, 403, 403, 200],
  'GET /api/reports/preview': [401, 200, 403, 403, 403, 200],
  'POST /api/reports/restyle': [401, 200, 403, 403, 403, 200],
  'POST /api/contactus': [401, 204, 204, 204, 204, 204],
  'GET /api/contact-messages': [401, 403, 403, 403, 200, 403],
  'PUT /api/contact-messages/:messageId': [401, 403, 403, 403, 200, 403],
  'DELETE /api/contact-messages/:messageId': [401, 403, 403, 403, 204, 403],
  'GET /api/access-codes': [401, 200, 403, 403, 403, 200],
  'POST /api/access-codes': [401, 201, 403, 403, 403, 404],
  'PUT /api/access-codes/:codeId/expiry': [401, 200, 403, 403, 403, 404],
  'DELETE /api/access-codes/:codeId': [401, 200, 403, 403, 404, 404],
  'DELETE /api/access-codes/:codeId/second-factor': [401, 409, 403, 403, 404, 404],
  'POST /api/access-codes/:codeId/replacement': [401, 201, 403, 403, 403, 404],
  'GET /api/access-notices': [401, 200, 403, 403, 403, 200],
  'POST /api/access-notices/seen': [401, 200, 403, 403, 403, 200],
  'GET /api/invitations': [401, 200, 403, 403, 403, 200],
  'DELETE /api/invitations/:invitationId': [401, 204, 403, 403, 204, 404],
  'POST /api/invitations/:invitationId/confirmation': [401, 201, 403, 403, 403, 404],
  'GET /api/organisations/:organisationId/invitations': [401, 403, 403, 403, 200, 403],
  'GET /api/organisations': [401, 403, 403, 403, 200, 403],
  'POST /api/organisations': [401, 403, 403, 403, 201, 403],
  'PUT /api/organisations/:organisationId': [401, 403, 403, 403, 200, 403],
  'GET /api/organisations/:organisationId/access-codes': [401, 403, 403, 403, 200, 403],
  'POST /api/organisations/:organisationId/access-codes': [401, 403, 403, 403, 201, 403],
  'GET /api/organisations/:organisationId/limits': [401, 403, 403, 403, 200, 403],
  'PUT /api/organisations/:organisationId/limits': [401, 403, 403, 403, 200, 403],
  'GET /api/usage': [401, 200, 403, 403, 403, 200],
  'GET /api/central-bank-files': [401, 403, 403, 403, 200, 403],
  'GET /api/central-bank-files/offered': [401, 200, 200, 200, 403, 200],
  'POST /api/central-bank-files/curves': [401, 403, 403, 403, 400, 403],
  'POST /api/central-bank-files/:fileId/withdrawal': [401, 403, 403, 403, 404, 403],
  'GET /api/audit-log': [401, 200, 403, 403, 200, 200],
  'GET /api/audit-log/export': [401, 200, 403, 403, 200, 200],
  'GET /api/generalDocuments/:documentType': [503, 503, 503, 503, 503, 503],
  'GET /api/retention': [401, 200, 403, 403, 403, 200],
  'PUT /api/retention': [401, 200, 403, 403, 403, 200],
  'POST /api/example': [401, 200, 403, 403, 403, 200],
  'GET /api/office-standards': [401, 200, 403, 403, 403, 200],
  'PUT /api/office-standards': [401, 200, 403, 403, 403, 200],
  'GET /api/participant-sources': [401, 200, 403, 403, 403, 200],
  'PUT /api/participant-sources': [401, 200, 403, 403, 403, 200],
  'DELETE /api/participant-sources/:sourceId': [401, 404, 403, 403, 403, 404],
  'GET /api/house-style': [401, 200, 403, 403, 403, 200],
  'PUT /api/house-style': [401, 200, 403, 403, 403, 200],
  'PUT /api/house-style/logo': [401, 200, 403, 403, 403, 200],
  'DELETE /api/house-style/logo': [401, 404, 403, 403, 403, 404],
  'GET /api/documents/template/:templateType': [401, 200, 200, 200, 403, 200],
  'GET /api/documents/example/:templateType': [401, 200, 200, 200, 403, 200],
};

const routes: string[] = [];
const running = appForFile();

/** The routes as the application knows them. */
function knownRoutes(): string[] {
  const printed = running().app.printRoutes({ commonPrefix: false, includeHooks: false });
  const paths: string[] = [];
  const found: string[] = [];
  for (const line of printed.split('\n')) {
    const [, indent = '', part = '', methods] = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    paths.length = depth;
    paths[depth] = part;
    for (const method of methods?.split(', ') ?? []) if (method !== 'HEAD') found.push(`${method} ${paths.join('')}`);
  }
  return found.sort();
}

type Callers = Readonly<Record<Exclude<Who, 'nobody'>, Caller>>;

/** A fresh employer with one dossier, and everybody who might want something of it, or as many of them as a call needs. */
async function situation(needed: readonly Who[] = everybody) {
  const { signedIn } = running();
  const organisation = uniqueName('Kantoor');
  const adviser = await signedIn('adviser', organisation);
  const clientId = await adviser.madeClient();
  const otherClientId = await adviser.madeClient();
  const uploaded = (await (await adviser.upload(clientId, 'Dossier')).json()) as { data: { id: string } };
  const others: Readonly<Record<Exclude<Who, 'nobody' | 'adviser'>, () => Promise<Caller>>> = {
    employer: () => signedIn('employer', organisation, clientId),
    'other employer': () => signedIn('employer', organisation, otherClientId),
    provider: () => signedIn('provider', organisation),
    'other adviser': () => signedIn('adviser'),
  };
  const callers = { adviser } as Callers;
  for (const [who, signIn] of Object.entries(others))
    if (needed.includes(who as Who)) Object.assign(callers, { [who]: await signIn() });
  const variantId = await keptVariant(uploaded.data.id);
  const messageId = randomUUID();
  const sender = await madePerson(running().database);
  await running().database.as(sender, (tx) => insertMessage(tx, sender.organisationId, messageId, contactMessage));
  const given = await adviser.call('POST', '/api/access-codes', { clientId, holder: uniqueName('Jo') });
  const { data: code } = (await given.json()) as { data: { id: string } };
  // Given by the provider.
  const invited = needed.includes('provider') ? await invitationTo(callers.provider, organisation) : randomUUID();
  const ids = {
    sessionId: await ownSessionOf(adviser),
    invitationId: invited,
    clientId,
    documentId: uploaded.data.id,
    otherDocumentId: uploaded.data.id,
    variantId,
    messageId,
    codeId: code.id,
    organisationId: sender.organisationId,
    fileId: randomUUID(),
    sourceId: randomUUID(),
    fileType: 'reportFile',
    textKey: 'advies',
    decisionId: randomUUID(),
  };
  return { ...ids, ids, callers };
}

async function ownSessionOf({ call }: Caller): Promise<string> {
  const { data } = (await (await call('GET', '/api/sessions')).json()) as { data: { id: string }[] };
  return data[0]?.id ?? '';
}

/** A variant that waits to be calculated. */
async function keptVariant(dossierId: string): Promise<string> {
  const { kysely } = running().database;
  const { organisation_id: organisationId } = await kysely
    .selectFrom('dossier')
    .select('organisation_id')
    .where('id', '=', dossierId)
    .executeTakeFirstOrThrow();
  const worker = { kind: 'worker', organisationId } as const;
  const added = { organisationId, dossierId, name: 'Variant', madeBy: 'A.', choices: {} };
  return running().database.as(worker, (tx) => insertVariant(tx, added));
}

async function invitationTo(provider: Caller, organisation: string): Promise<string> {
  const all = (await (await provider.call('GET', '/api/organisations')).json()) as {
    data: { id: string; name: string }[];
  };
  const id = all.data.find(({ name }) => name === organisation)?.id ?? '';
  const answer = await provider.call('POST', `/api/organisations/${id}/access-codes`, { holder: uniqueName('An') });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const bodies: Readonly<Record<string, (ids: { clientId: string }) => unknown>> = {
  'POST /api/clients/:clientId/documents/:documentId/decisions': () => ({
    choice: 'B',
    reason: 'Uitlegbaar aan de ondernemingsraad.',
  }),
  'POST /api/clients/:clientId/shared/:documentId/decisions': () => ({ choice: 'B', reason: 'Past het best.' }),
  'PUT /api/clients/:clientId/documents/:documentId/note': () => ({ text: 'Besproken', worker: '', version: 0 }),
  'PUT /api/clients/:clientId/documents/:documentId/share': () => ({ choices: ['A'], tabs: [], files: [] }),
  'POST /api/clients/:clientId/documents/:documentId/share/preview': () => ({ choices: ['A'], tabs: [], files: [] }),
  'POST /api/clients/:clientId/documents/:documentId/report': () => ({ variantIds: [] }),
  'POST /api/clients/:clientId/documents/:documentId/variants': () => ({
    name: uniqueName('Variant'),
    choices: { premium: { is: 'flat', rate: 0.2 } },
  }),
  'PUT /api/clients/:clientId/documents/:documentId/variants/:variantId': () => ({ name: uniqueName('Variant') }),
  'PUT /api/clients/:clientId/documents/:documentId': () => ({ name: 'Andere naam' }),
  'PUT /api/clients/:clientId/documents/:documentId/final': () => ({ isFinal: true }),
  'PUT /api/clients/:clientId/documents/:documentId/choice-c': () => ({ variantId: null }),
  'PUT /api/clients/:clientId/documents/:documentId/headline': () => ({ title: null }),
  'PUT /api/clients/:clientId/documents/:documentId/appendix': () => ({ topics: ['premie'] }),
  'PUT /api/clients/:clientId/documents/:documentId/texts/:textKey': () => ({ text: 'Wij', applies: true, version: 0 }),
  'PUT /api/clients/:clientId/documents/:documentId/archived': () => ({ isArchived: true }),
  'POST /api/access-codes': ({ clientId }) => ({ clientId, holder: uniqueName('Jo') }),
  'PUT /api/access-codes/:codeId/expiry': () => ({ days: 9 }),
  'POST /api/access-notices/seen': () => ({ id: randomUUID() }),
  'POST /api/organisations': () => ({ name: uniqueName('Kantoor') }),
  'PUT /api/organisations/:organisationId': () => ({ name: uniqueName('Kantoor'), isActive: true }),
  'POST /api/organisations/:organisationId/access-codes': () => ({ holder: uniqueName('Jo') }),
  'PUT /api/organisations/:organisationId/limits': () => standardLimits,
  'POST /api/generatetoken': () => ({ accessCode: 'XXXXX' }),
  'POST /api/clients': () => ({ name: uniqueName('Nieuw') }),
  'PUT /api/clients/:clientId': () => ({ name: uniqueName('Anders'), version: 1 }),
  'POST /api/contactus': () => contactMessage,
  'PUT /api/retention': () => ({ days: 9 }),
  'PUT /api/sign-in-rules': () => ({
    idleMinutes: 60,
    sessionHours: 8,
    needsSecondFactor: false,
    needsOwnCode: false,
  }),
  'POST /api/second-factor/confirmation': () => ({ code: '000000' }),
  'POST /api/second-factor/removal': () => ({ code: '000000' }),
  'POST /api/reauthentication': () => ({ proof: '000000' }),
  'POST /api/second-factor/recovery-codes': () => ({ code: '000000' }),
  'PUT /api/contact-messages/:messageId': () => ({ isHandled: true }),
  'PUT /api/office-standards': () => ({ version: 0, adoptedOn: '2026-10-01', reason: 'Besluit', entries: {} }),
  'PUT /api/participant-sources': () => ({ name: 'Salarisprogramma', mapping: { sheet: '', columns: [] } }),
  'PUT /api/house-style': () => ({ name: 'Kantoor', primary: '0F4C5C', accent: 'B4540A', version: 0 }),
};

let madeToShare: ReturnType<typeof situation> | null = null;
const sharedSituation = () => (madeToShare ??= situation());

const endsSomething = /^(PUT|DELETE) |logout$|cancel$|replacement$|confirmation$|second-factor$/;

/** What reads, adds or is refused leaves all that others look for; a call that is wrongly allowed fails by its answer. */
const leavesAll = (route: string, expected: number): boolean => expected >= 400 || !endsSomething.test(route);

/** Forms with a file instead of a body. */
const forms: Readonly<Record<string, () => FormData>> = {
  'POST /api/clients/:clientId/documents': () => uploadForm('Nog een', zipBytes()),
  'PUT /api/house-style/logo': () => {
    const form = new FormData();
    form.append('logo', new Blob([new Uint8Array(tealPng)]), 'logo.png');
    return form;
  },
};

const queries: Readonly<Record<string, string>> = {
  'GET /api/clients/:clientId/documents/:documentId': '?downloadType=inputFile',
};

async function statusFor(route: string, who: Who, expected: number): Promise<number> {
  const [method = '', pattern = ''] = route.split(' ');
  const needed: readonly Who[] = pattern.includes(':invitationId') ? everybody : [who];
  const { clientId, ids, callers } = await (leavesAll(route, expected) ? sharedSituation() : situation(needed));
  const path =
    filledPath(pattern, { ...ids, templateType: 'dcToDc', documentType: 'faqDocument' }) + (queries[route] ?? '');
  const headers: Record<string, string> = { 'x-forwarded-for': `10.2.0.${everybody.indexOf(who)}` };
  if (who !== 'nobody') headers['authorization'] = `Bearer ${callers[who].token}`;
  const body = bodies[route]?.({ clientId });
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = forms[route]?.() ?? (body === undefined ? undefined : JSON.stringify(body));
  const init: RequestInit = sent === undefined ? { method, headers } : { method, headers, body: sent };
  const answer = await fetch(running().address + path, init);
  return answer.status;
}

describe('every route', () => {
  beforeAll(() => {
    routes.push(...knownRoutes());
  });

  it('stands in the matrix, and the matrix has no others', () => {
    expect(routes).toEqual(Object.keys(matrix).sort());
  });

  it('says who may call it, or does not start', () => {
    const app: App = Fastify();
    guardRoutes(
      app,
      () => Promise.reject(new Error('nobody is recognised here')),
      () => Promise.resolve(),
    );
    expect(() => app.route({ method: 'GET', url: '/api/open', handler: () => '' })).toThrow(
      'route /api/open does not say who may call it',
    );
  });

  it.each(Object.entries(matrix))('%s answers each as the matrix says', async (route, expected) => {
    const found: number[] = [];
    for (const [index, who] of everybody.entries()) found.push(await statusFor(route, who, expected[index] ?? 0));
    expect(Object.fromEntries(everybody.map((who, index) => [who, found[index]]))).toEqual(
      Object.fromEntries(everybody.map((who, index) => [who, expected[index]])),
    );
  });
});

describe('who has yet to set what is asked of them', () => {
  const changing = new Set(['POST /api/own-code', 'POST /api/logout']);
  /** Routes that answer otherwise than that something is set first, or that they are for another role. */
  async function openTo({ call }: Caller): Promise<string[]> {
    const found: string[] = [];
    const ids = { templateType: 'dcToDc', documentType: 'faqDocument', fileType: 'reportFile' };
    for (const [route, [nobody]] of Object.entries(matrix)) {
      if (nobody !== 401 || changing.has(route)) continue;
      const [method = '', pattern = ''] = route.split(' ');
      const path = filledPath(pattern, { ...Object.fromEntries(idNames(pattern)), ...ids });
      const answer = await call(method, path);
      const { code = '' } = answer.ok ? {} : ((await answer.json()) as { code?: string });
      if (!/^(OWN_CODE_MISSING|SECOND_FACTOR_MISSING|NOT_ALLOWED)$/.test(code)) found.push(route);
    }
    return found;
  }
  const idNames = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, randomUUID()]);

  it('comes to an own code first, then to a second factor, and nowhere else', async () => {
    const { code, recipient, signedIn } = running();
    const adviser = await signedIn('adviser');
    const { organisation } = adviser.recipient;
    const asked = { idleMinutes: 120, sessionHours: 12, needsSecondFactor: true, needsOwnCode: true };
    expect((await adviser.call('PUT', '/api/sign-in-rules', asked)).status).toBe(200);
    const whom = recipient('adviser', organisation);
    const waiting = await signedInAt(running().address, await code(whom));
    const always = ['POST /api/generatetoken', 'GET /api/confirmjwtvalid', 'GET /api/users/current'];
    const proving = ['GET /api/reauthentication', 'POST /api/reauthentication'];
    expect(await openTo(waiting)).toEqual([...always, ...proving, 'GET /api/own-code']);
    expect((await waiting.call('POST', '/api/own-code')).status).toBe(201);
    const setting = ['GET /api/second-factor', 'POST /api/second-factor', 'POST /api/second-factor/confirmation'];
    expect(await openTo(waiting)).toEqual([...always, ...setting, ...proving, 'GET /api/own-code']);
    expect((await waiting.call('POST', '/api/logout')).status).toBe(204);
  });
});

describe('asking for the headers alone', () => {
  it.each(['/api/clients/:clientId/documents/:documentId?downloadType=inputFile', '/api/audit-log/export'])(
    'is not answered where an answer would be written down as taken: %s',
    async (pattern) => {
      const { ids, callers } = await sharedSituation();
      const logged = async () => (await callers.adviser.call('GET', '/api/audit-log')).json();
      const before = await logged();
      expect((await callers.adviser.call('HEAD', filledPath(pattern, ids))).status).toBe(404);
      expect(await logged()).toEqual(before);
    },
  );
});

describe('two organisations that look the same', () => {
  it('cannot reach each other by any id, and nothing of the other changes', async () => {
    const ours = await situation();
    const theirs = await situation();
    const rowsOfTheirs = async () => {
      const person = theirs.callers.adviser;
      const clients = await (await person.call('GET', '/api/clients')).text();
      const documents = await (await person.call('GET', `/api/clients/${theirs.clientId}/documents`)).text();
      return { clients, documents };
    };
    const before = await rowsOfTheirs();
    const ids = [
      [theirs.clientId, theirs.documentId],
      // An employer of one's own with a dossier of another, and the other way around.
      [ours.clientId, theirs.documentId],
      [theirs.clientId, ours.documentId],
    ] as const;
    for (const [clientId, documentId] of ids) {
      for (const route of Object.keys(matrix).filter((name) => name.includes(':documentId'))) {
        const [method = '', pattern = ''] = route.split(' ');
        const path = filledPath(pattern, { ...theirs.ids, clientId, documentId }) + (queries[route] ?? '');
        const who = pattern.includes('/shared/') ? 'employer' : 'adviser';
        const answer = await ours.callers[who].call(method, path, bodies[route]?.({ clientId }));
        expect([route, answer.status]).toEqual([route, 404]);
      }
    }
    expect(await rowsOfTheirs()).toEqual(before);
  });

  it('learn nothing by one id of the other among their own: on no route is it otherwise than an id that nobody has', async () => {
    const ours = await situation();
    const theirs = await situation();
    const ofOthers = [
      'clientId',
      'documentId',
      'otherDocumentId',
      'variantId',
      'codeId',
      'invitationId',
      'messageId',
    ] as const;
    const tried: string[] = [];
    const told: string[] = [];
    for (const route of Object.keys(matrix)) {
      const [method = '', pattern = ''] = route.split(' ');
      for (const id of ofOthers.filter((name) => pattern.split('/').includes(`:${name}`)))
        for (const who of ['adviser', 'employer'] as const) {
          const answerTo = async (value: string): Promise<string> => {
            const ids = { ...ours.ids, [id]: value };
            const path = filledPath(pattern, ids) + (queries[route] ?? '');
            const from = { 'x-forwarded-for': `10.3.0.${tried.length % 250}` };
            const form = forms[route]?.();
            const authorization = `Bearer ${ours.callers[who].token}`;
            const answer = await (form === undefined
              ? ours.callers[who].call(method, path, bodies[route]?.(ids), from)
              : fetch(running().address + path, { method, headers: { authorization, ...from }, body: form }));
            return `${answer.status} ${((await answer.json()) as { code?: string }).code}`;
          };
          tried.push(route);
          const [foreign, nobodys] = [await answerTo(theirs.ids[id]), await answerTo(randomUUID())];
          if (foreign !== nobodys || !foreign.startsWith('4'))
            told.push(`${route}, ${id}, ${who}: ${foreign}, ${nobodys}`);
        }
    }
    expect(tried.length).toBeGreaterThan(90);
    expect(told).toEqual([]);
  });
});
