import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { RouteSchemas } from '#test/server/route-schemas.ts';
import { hostile, nearly, validValues, type ValueSchema } from '#test/server/made-values.ts';

/** A call as somebody might make it, who knows the routes and their schemas. */
export interface MadeCall<Who extends string> {
  readonly who: Who;
  readonly path: string;
  readonly type: string | null;
  readonly sent: string | Uint8Array | null;
}

export interface CallParts<Who extends string> {
  readonly who: readonly Who[];
  /** Ids for the place of each parameter and body: own, foreign and nobody's. */
  readonly ids: (parameter: string | null) => Arbitrary<string>;
}

export const valueSchemaOf = (schema: z.ZodType): ValueSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ValueSchema;

/** Calls of one route: valid, nearly valid and hostile ones. */
export function madeCalls<Who extends string>(route: RouteSchemas, parts: CallParts<Who>): Arbitrary<MadeCall<Who>> {
  const path = fc.tuple(...route.url.split('/').map((part) => segments(part, parts))).map((all) => all.join('/'));
  return fc
    .record({ who: fc.constantFrom(...parts.who), path, query: queries(route, parts), body: bodies(route, parts) })
    .map(({ who, path: asked, query, body: { type, sent } }) => ({ who, path: asked + query, type, sent }));
}

function segments<Who extends string>(part: string, { ids }: CallParts<Who>): Arbitrary<string> {
  if (!part.startsWith(':')) return fc.constant(part);
  const wild = fc
    .oneof(hostile.map(asText), fc.string({ maxLength: 30 }))
    .map((text) => encodeURIComponent(text.toWellFormed()) || '0');
  return fc.oneof({ weight: 9, arbitrary: ids(part.slice(1)) }, { weight: 1, arbitrary: wild });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function queries<Who extends string>({ querystring }: RouteSchemas, { ids }: CallParts<Who>): Arbitrary<string> {
  if (querystring === null) return fc.constantFrom('', '', '', '?x=1', '?__proto__[x]=1');
  const valid = validValues(valueSchemaOf(querystring), ids(null));
  const pairs = (value: unknown): string => {
    const named = Object.entries(Object(value) as object).map(([name, one]) => [name, asText(one).toWellFormed()]);
    return named.length === 0 ? '' : `?${new URLSearchParams(named).toString()}`;
  };
  const twice = valid.map((value) => pairs(value).replace(/^\?(.*)$/, '?$1&$1'));
  return fc.oneof(
    { weight: 5, arbitrary: valid.map(pairs) },
    { weight: 4, arbitrary: nearly(valid).map(pairs) },
    { weight: 1, arbitrary: fc.oneof(twice, fc.constantFrom('?', '?%', '?%ff=%00', '?&&&=', `?${'a='.repeat(200)}`)) },
  );
}

type Body = Pick<MadeCall<string>, 'type' | 'sent'>;

const nothing: Body = { type: null, sent: null };
const json = (value: unknown): Body => ({ type: 'application/json', sent: JSON.stringify(value) ?? '' });

/** Not what a reader of JSON or a form expects. */
const strangeJson = [
  '',
  '{',
  '"',
  'null',
  '\ufeff{}',
  '[[[[',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '['.repeat(20_000),
];
const strangeTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '/',
  'application/json; charset=x',
];
const strangeBodies: readonly Body[] = strangeJson
  .map((sent): Body => ({ type: 'application/json', sent }))
  .concat(strangeTypes.map((type): Body => ({ type, sent: 'a=1' })));

const boundary = 'grens';

/** A form with one part, of which name, file name and bytes are anything. */
const forms: Arbitrary<Body> = fc
  .record({
    name: fc.constantFrom('document', 'documentName', 'logo', 'x', '__proto__', ''),
    fileName: fc.constantFrom(null, 'invoer.xlsx', '../../x.xlsx', 'a\0.xlsx', '"', 'x'.repeat(400)),
    start: fc.constantFrom('', 'PK\u0003\u0004', '\u0089PNG\r\n\u001a\n', '<svg xmlns="http://www.w3.org/2000/svg">'),
    bytes: fc.uint8Array({ maxLength: 60 }),
    end: fc.constantFrom(`\r\n--${boundary}--\r\n`, `\r\n--${boundary}\r\n`, ''),
  })
  .map(({ name, fileName, start, bytes, end }) => {
    const file = fileName === null ? '' : `; filename="${fileName}"`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${start}`;
    const sent = new Uint8Array(Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from(end)]));
    return { type: `multipart/form-data; boundary=${boundary}`, sent };
  });

const bytes: Arbitrary<Body> = fc
  .uint8Array({ maxLength: 60 })
  .map((sent) => ({ type: 'application/octet-stream', sent: new Uint8Array(sent) }));

function bodies<Who extends string>({ method, body }: RouteSchemas, { ids }: CallParts<Who>): Arbitrary<Body> {
  if (method === 'GET') return fc.constant(nothing);
  const strange = fc.constantFrom(...strangeBodies);
  if (body === null)
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(nothing) },
      { weight: 1, arbitrary: strange },
      { weight: 1, arbitrary: bytes },
      { weight: 2, arbitrary: forms },
    );
  const valid = validValues(valueSchemaOf(body), ids(null));
  return fc.oneof(
    { weight: 8, arbitrary: valid.map(json) },
    { weight: 8, arbitrary: nearly(valid).map(json) },
    { weight: 2, arbitrary: strange },
    { weight: 1, arbitrary: hostile.map(json) },
    { weight: 1, arbitrary: forms },
  );
}
