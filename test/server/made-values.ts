import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** What a JSON schema says that the calls of this program use; a word that is not here is refused, not passed over. */
export interface ValueSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly ValueSchema[];
  readonly oneOf?: readonly ValueSchema[];
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: ValueSchema;
  readonly additionalProperties?: boolean | ValueSchema;
  readonly items?: ValueSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** Of fields of which only code says what they take. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  email: ['jo@voorbeeld.nl', "o'neill+pensioen@sub.voorbeeld.nl"],
  phoneNumber: ['06-12345678', '+31 30 123 45 6'],
  label: ['2026-09-30', '2026Q3'],
  fileSize: [1, 10_000],
};

/** Values that a schema takes, but for what it only says in code. `ids` are used wherever an id is asked. */
export function validValues(schema: ValueSchema, ids: Arbitrary<string>): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => validValues(choice, ids)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type ?? '') {
    case 'object':
      return objects(schema, ids);
    case 'array':
      return fc.array(validValues(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'string':
      return texts(schema, ids);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 2 ** 31 - 1 });
    case 'number':
      return fc.double({
        min: schema.minimum ?? schema.exclusiveMinimum ?? -1e9,
        max: schema.maximum ?? 1e9,
        minExcluded: schema.exclusiveMinimum !== undefined,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`no values are known for ${JSON.stringify(schema)}`);
  }
}

function objects(schema: ValueSchema, ids: Arbitrary<string>): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  if (typeof additionalProperties === 'object')
    return fc.dictionary(
      texts(propertyNames ?? { minLength: 1, maxLength: 40 }, ids),
      validValues(additionalProperties, ids),
      {
        maxKeys: 4,
      },
    );
  const values = Object.entries(properties).map(
    ([name, value]) =>
      [name, name in byName ? fc.constantFrom(...(byName[name] ?? [])) : validValues(value, ids)] as const,
  );
  return fc.record(Object.fromEntries(values), { requiredKeys: [...required] });
}

/** Letters of several alphabets, digits, and signs that mean something to a database, a page, a sheet or a path. */
const characters = Array.from('aZé0 9.-ŁЖ漢🙂\'"`\\;%_=+@<>&/${}()|,:#?*\t');

function texts(
  { pattern, format, minLength = 0, maxLength = 40 }: ValueSchema,
  ids: Arbitrary<string>,
): Arbitrary<string> {
  if (format === 'uuid') return ids;
  const free = fc
    .array(fc.constantFrom(...characters), {
      minLength: 0,
      maxLength: Math.max(0, Math.min(maxLength, minLength + 20) - minLength),
    })
    .map((drawn) => 'A1'.repeat(minLength).slice(0, minLength) + drawn.join('').slice(0, maxLength - minLength));
  if (pattern === undefined) return free;
  const wanted = new RegExp(pattern, 'u');
  // One of excluded or of named kinds of characters: most of what is drawn has none of those that are not allowed.
  if (/\\p|\[\^/.test(pattern))
    return free.map((text) =>
      Array.from(text)
        .filter((one) => wanted.test(`a${one}`))
        .join(''),
    );
  if (format === 'date')
    return fc.oneof(fc.stringMatching(wanted), fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31'));
  return fc.stringMatching(wanted);
}

/** Texts that somebody sends who looks for a hole: in the database, a page, a sheet, a path, a number or a day. */
const hostileTexts = `
' or '1'='1
'); drop table dossier; --
%
_
\\
{{7*7}}
\${7*7}
=1+1
<script>alert(1)</script>
../../etc/passwd
..%2f..%2f
http://169.254.169.254/
1e999
NaN
-0
0x10
0000-01-01
9999-12-31
2026-02-30
`.split('\n');

const hostileNumbers = [-1, 0, 0.5, 2 ** 31, 2 ** 53, 1e308, -1e308];

const hostileShapes: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
  Array.from({ length: 300 }, () => 1),
  { constructor: { prototype: {} } },
];

/** That a database, a reader of Unicode or a limit of length trips over. */
const unstorable = ['\0', 'a\0b', '\ud800', '\u202e', 'A'.repeat(5_000)];

export const hostile: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts, ...hostileNumbers, ...hostileShapes) },
  { weight: 1, arbitrary: fc.constantFrom(...unstorable) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const change = fc.record({ at: fc.nat(), how: fc.constantFrom('other', 'other', 'gone', 'more'), value: hostile });

/** Values with one thing in them that is otherwise: another value, something that is gone, something that is too much. */
export const nearly = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.tuple(values, change).map(([value, { at, how, value: other }]) => {
    const changed: unknown = structuredClone(value);
    const places = placesIn(changed);
    const place = places[at % Math.max(1, places.length)];
    if (place === undefined) return other;
    const [holder, key] = place;
    if (how === 'other') holder[key] = other;
    else if (how === 'gone') delete holder[key];
    else holder[`${key} `] = other;
    return changed;
  });

type Holder = Record<string, unknown>;

function placesIn(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  const keys = Object.keys(holder);
  return keys.map((key): [Holder, string] => [holder, key]).concat(keys.flatMap((key) => placesIn(holder[key])));
}
