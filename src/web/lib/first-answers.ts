import type { CurrentUser, Role } from '#api/session.ts';
import type { AnswerCheck } from '#web/lib/api-client.ts';

// The answers that the first page waits for, checked without the library of the schemas, which is a sixth of what that
// page would fetch. A test holds each check against its schema.

/** Gives a part of an answer as it should be, or refuses it under its name. */
export type Take<Value> = (value: unknown, name: string) => Value;

const refused = (name: string): never => {
  throw new TypeError(`the server answered without a sound ${name}`);
};

export const text: Take<string> = (value, name) => (typeof value === 'string' ? value : refused(name));
export const flag: Take<boolean> = (value, name) => (typeof value === 'boolean' ? value : refused(name));
export const count: Take<number> = (value, name) => (Number.isSafeInteger(value) ? (value as number) : refused(name));

/** A moment as the server writes it, on a day that exists. */
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;

const isInstant = (written: string): boolean => {
  const moment = Date.parse(written);
  // 31 February is read as a day of March.
  return (
    instantPattern.test(written) &&
    !Number.isNaN(moment) &&
    new Date(moment).toISOString().startsWith(written.slice(0, 10))
  );
};

const written =
  (isSound: (found: string) => boolean): Take<string> =>
  (value, name) => {
    const found = text(value, name);
    return isSound(found) ? found : refused(name);
  };

export const instant = written(isInstant);
export const day = written((found) => isInstant(`${found}T00:00:00Z`));
/** One of these words: all of them, so that the compiler asks for a new one. */
export const oneOf =
  <Word extends string>(words: Readonly<Record<Word, 1>>): Take<Word> =>
  (value, name) =>
    typeof value === 'string' && Object.hasOwn(words, value) ? (value as Word) : refused(name);

export const orNull =
  <Value>(take: Take<Value>): Take<Value | null> =>
  (value, name) =>
    value === null ? null : take(value, name);

export const listOf =
  <Row>(take: Take<Row>): Take<Row[]> =>
  (value, name) =>
    Array.isArray(value) ? value.map((row) => take(row, name)) : refused(name);

export const record =
  <Whole extends object>(parts: { readonly [Name in keyof Whole]: Take<Whole[Name]> }): Take<Whole> =>
  (value, name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused(name);
    const fields = value as Readonly<Record<string, unknown>>;
    const taken = Object.entries<Take<unknown>>(parts).map(([part, take]) => [part, take(fields[part], part)]);
    return Object.fromEntries(taken) as Whole;
  };

/** Checks an answer for its data. */
export const dataCheck = <Data>(take: Take<Data>): AnswerCheck<Data> => ({
  parse: (answer) => record<{ data: Data }>({ data: take })(answer, 'answer').data,
});

/** The token of a login: `apiTokenSchema`. */
export const apiTokenCheck: AnswerCheck<string> = {
  parse: (answer) => record({ api_token: text })(answer, 'answer').api_token,
};

/** Who is signed in: `currentUserAnswerSchema`. */
export const currentUserCheck = dataCheck(
  record<CurrentUser>({
    name: text,
    organisation: text,
    role: oneOf<Role>({ provider: 1, adviser: 1, employer: 1 }),
    clientId: orNull(text),
    lacksSecondFactor: flag,
    lacksOwnCode: flag,
    hasOwnCode: flag,
  }),
);
