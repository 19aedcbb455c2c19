import type { z } from 'zod';
import { problems } from '#api/problems.ts';

/** An answer as the caller got it. */
export interface Seen {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** More than any answer of few rows is: what a page of a list takes, and then some. */
const jsonMaximum = 200_000;

/** What only the inside of the program and its database say. */
const inside =
  /\bat \S+ \(|\.[jt]s:\d+|node_modules|node:internal|\bselect\b.+\bfrom\b|\binsert into\b|violates|constraint|relation "|syntax error|invalid input syntax|byte sequence|ZodError|TypeError|pg_/i;

/** Refusals that have a status of a fault: there is no room for a dossier within the limits that somebody chose. */
const refusalsByLimit: ReadonlySet<string> = new Set(['ORGANISATION_FULL', 'EMPLOYER_FULL']);

/** What is wrong with an answer, whatever was asked; nothing when it is as it should be. */
export function lookedThrough(
  declared: z.ZodType | null,
  { status, type, text }: Seen,
  foreign: readonly string[],
): string[] {
  const told = foreign.filter((word) => text.includes(word)).map((word) => `tells ${word} of others`);
  if (!type.startsWith('application/json')) return status < 400 ? told : [...told, `a refusal of type ${type}`];
  const size = text.length > jsonMaximum ? [`has ${text.length} characters`] : [];
  return [...told, ...size, ...(status < 400 ? asDeclared(declared, text) : asCatalogued(status, text))];
}

function asDeclared(schema: z.ZodType | null, text: string): string[] {
  if (schema === null) return ['JSON without a schema'];
  const { error } = schema.safeParse(JSON.parse(text));
  return error === undefined ? [] : [`is not as its schema: ${error.message}`];
}

function asCatalogued(status: number, text: string): string[] {
  const { code, message } = JSON.parse(text) as { code: string; message: string };
  const problem = Object.entries(problems).find(([name]) => name === code)?.[1];
  const isFault = status >= 500 && !refusalsByLimit.has(code);
  return [
    ...(problem?.status === status && problem.message === message ? [] : [`${status} ${code} is not of the catalogue`]),
    ...(isFault ? [`${status} ${code}`] : []),
    ...(inside.test(text) ? [`tells of the inside: ${text}`] : []),
  ];
}
