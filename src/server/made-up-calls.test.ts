import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { generalDocumentNames, generalDocuments } from '#api/general-document-files.ts';
import { deskSchema, foundListSchema } from '#api/desk.ts';
import { apiPaths } from '#api/paths.ts';
import {
  effectsAnswerSchema,
  findingsAnswerSchema,
  inputAnswerSchema,
  resultAnswerSchema,
} from '#test/server/result-answers.ts';
import { appForFile } from '#test/app.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';
import { lookedThrough } from '#test/server/looked-through.ts';
import { type MadeCall, madeCalls, valueSchemaOf } from '#test/server/made-calls.ts';
import { validValues } from '#test/server/made-values.ts';
import { markedOffice } from '#test/server/marked-office.ts';
import { routeSchemasForFile, type RouteSchemas } from '#test/server/route-schemas.ts';

type Office = Awaited<ReturnType<typeof markedOffice>>;

const callers = ['nobody', 'adviser', 'adviser', 'adviser', 'employer', 'provider', 'provider'] as const;
type Call = MadeCall<(typeof callers)[number]>;

const documents = mkdtempSync(join(tmpdir(), 'evenwicht-documents-'));
for (const name of generalDocumentNames) writeFileSync(join(documents, generalDocuments[name].file), '%PDF-');
afterAll(() => rmSync(documents, { recursive: true }));

const routes = routeSchemasForFile();
const running = appForFile({ documents, limits: { callsPerMinute: 1_000_000 } });

/** After a call that may have ended somebody's access or taken something away, the office is made anew. */
const endsSomething = /^DELETE|logout|^PUT .*sign-in-rules|^POST .*second-factor|replacement|^PUT .*organisations/;

let ours: Office | null = null;
let theirs: Office;
beforeAll(async () => {
  theirs = await markedOffice(running());
});
const office = async (): Promise<Office> => (ours ??= await markedOffice(running()));

const idKinds = ['clientId', 'documentId', 'otherDocumentId', 'variantId', 'codeId', 'organisationId', 'sessionId'];

/** Stands in a made call for an id that is known when the call is made: its first digit says whose, its last which. */
const standIn = (whose: number, kind: number): string => `${whose}0000000-0000-4000-8000-00000000000${kind}`;
const standIns = /([123])0000000-0000-4000-8000-00000000000(\d)/g;

const named: Readonly<Record<string, readonly string[]>> = {
  templateType: ['dcToDc', 'dbToDc'],
  documentType: generalDocumentNames,
  piece: ['0', '1', '-1', '1e3'],
};

function ids(parameter: string | null): Arbitrary<string> {
  const words = named[parameter ?? ''];
  if (words !== undefined) return fc.constantFrom(...words);
  const found = parameter === null ? [0, 1, 3, 4] : [Math.max(0, idKinds.indexOf(parameter))];
  const of = (whose: number, weight: number) => ({
    weight,
    arbitrary: fc.constantFrom(...found.map((kind) => standIn(whose, kind))),
  });
  return fc.oneof(of(1, 6), of(2, 2), of(3, 1));
}

/** With the ids of the two offices in the place of what stands for them; those of nobody stay. */
const filled = (text: string, own: Office): string =>
  text.replaceAll(standIns, (all, whose: string, kind: string) => {
    const from = whose === '1' ? own : whose === '2' ? theirs : null;
    return from?.ids[idKinds[Number(kind)] ?? ''] ?? all;
  });

const state = z.object({ status: z.literal('ok') });

/** Of routes that send what was stored as it is, without a serialiser. */
const answers: Readonly<Record<string, z.ZodType>> = {
  [apiPaths.health]: state,
  [apiPaths.live]: state,
  [apiPaths.desk]: deskSchema,
  [apiPaths.deskSearch]: foundListSchema,
  [apiPaths.documentResult]: resultAnswerSchema,
  [apiPaths.documentFindings]: findingsAnswerSchema,
  [apiPaths.documentInput]: inputAnswerSchema,
  [apiPaths.documentEffects]: effectsAnswerSchema,
  [apiPaths.documentVariantResult]: resultAnswerSchema,
};

let made = 0;

async function answerTo({ method, url }: RouteSchemas, call: Call, own: Office) {
  made += 1;
  const headers: Record<string, string> = { 'x-forwarded-for': `10.9.${Math.floor(made / 200)}.${made % 200}` };
  if (call.who !== 'nobody') headers['authorization'] = `Bearer ${own.tokens[call.who]}`;
  if (call.type !== null) headers['content-type'] = call.type;
  const sent = typeof call.sent === 'string' ? filled(call.sent, own) : call.sent;
  const init = { method, headers, ...(sent === null ? {} : { body: sent as BodyInit }) };
  const answer = await fetch(running().address + filled(call.path, own), init);
  // A stream has no end.
  const isStream = url === apiPaths.changes && answer.ok;
  if (isStream) await answer.body?.cancel();
  const text = isStream ? '' : await answer.text();
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text };
}

/** What nobody of another office may be told; a provider sees organisations and their advisers, and nothing of their work. */
const foreignTo = (who: Call['who']): string[] =>
  who === 'provider' ? [theirs.mark] : [theirs.mark, theirs.organisation];

const rowsOfTheirs = async (): Promise<unknown> => {
  const { rows } = await sql<object>`
    select to_jsonb(c) as client, to_jsonb(d) as dossier, to_jsonb(v) as variant
    from client c join dossier d on d.client_id = c.id join variant v on v.dossier_id = d.id
    where c.id = ${theirs.ids['clientId']}`.execute(running().database.kysely);
  return rows;
};

describe('calls that are made up from the schemas of every route', () => {
  const answered = new Map<string, Set<number>>();

  it(
    'are refused or answered as declared, without a fault, a word of the inside, or anything of others',
    async () => {
      const before = await rowsOfTheirs();
      expect(before).toHaveLength(1);
      for (const route of routes) {
        const name = `${route.method} ${route.url}`;
        const statuses = new Set<number>();
        answered.set(name, statuses);
        const property = fc.asyncProperty(madeCalls(route, { who: callers, ids }), async (call) => {
          const own = await office();
          const seen = await answerTo(route, call, own);
          statuses.add(seen.status);
          if (seen.status < 300 && endsSomething.test(name)) ours = null;
          const declared = route.response[seen.status] ?? answers[route.url] ?? null;
          expect([name, lookedThrough(declared, seen, foreignTo(call.who))]).toEqual([name, []]);
        });
        await fc.assert(property, propertyRuns(6));
      }
      expect(await rowsOfTheirs()).toEqual(before);
      expect(running().logged()).not.toContain('unexpected fault');
    },
    propertyTime(60_000),
  );

  it('are not all refused: most routes did what they are for', () => {
    const done = [...answered].filter(([, statuses]) => [...statuses].some((status) => status < 300));
    expect(done.length).toBeGreaterThan(routes.length / 2);
  });

  it('hold valid values for every route that takes any', () => {
    const without = routes.flatMap(({ method, url, body, querystring }) =>
      [body, querystring]
        .filter((schema) => schema !== null)
        .filter((schema) => {
          const values = fc.sample(validValues(valueSchemaOf(schema), ids(null)), 30);
          return !values.some((value) => schema.safeParse(value).success);
        })
        .map(() => `${method} ${url}`),
    );
    expect(without).toEqual([]);
  });
});
