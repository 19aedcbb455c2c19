import type { AccessNotices, NoticedAct } from '#api/access-notices.ts';
import type { CurrentUser, Role } from '#api/session.ts';
import type { AnswerCheck } from '#web/lib/api-client.ts';

// The answers that the first page waits for, checked without the library of the schemas, which is a sixth of what that
// page would fetch. A test holds each check against its schema.

export type Fields = Readonly<Record<string, unknown>>;

export const refused = (name: string): never => {
  throw new TypeError(`the server answered without a sound ${name}`);
};

export const fieldsOf = (value: unknown, name: string): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : refused(name);

export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : refused(name);
};

/** A field that a server of before does not send is taken for what it was then. */
const flagIn = (fields: Fields, name: string, before: boolean): boolean => {
  const { [name]: value = before } = fields;
  return typeof value === 'boolean' ? value : refused(name);
};

/** All of them: the compiler asks for a new one here. */
const roles: Readonly<Record<Role, Role>> = { provider: 'provider', adviser: 'adviser', employer: 'employer' };

const roleIn = (fields: Fields): Role =>
  Object.values(roles).find((role) => role === fields['role']) ?? refused('role');

/** The token of a login: `apiTokenSchema`. */
export const apiTokenCheck: AnswerCheck<string> = {
  parse: (answer) => textIn(fieldsOf(answer, 'answer'), 'api_token'),
};

/** Who is signed in: `currentUserAnswerSchema`. */
export const currentUserCheck: AnswerCheck<CurrentUser> = {
  parse: (answer) => {
    const user = fieldsOf(fieldsOf(answer, 'answer')['data'], 'data');
    return {
      name: textIn(user, 'name'),
      organisation: textIn(user, 'organisation'),
      role: roleIn(user),
      clientId: user['clientId'] === null ? null : textIn(user, 'clientId'),
      lacksSecondFactor: flagIn(user, 'lacksSecondFactor', false),
      lacksOwnCode: flagIn(user, 'lacksOwnCode', false),
      hasOwnCode: flagIn(user, 'hasOwnCode', true),
    };
  },
};

/** What an adviser should know about access: `accessNoticesSchema`. */
export const accessNoticesCheck: AnswerCheck<AccessNotices> = {
  parse: (answer) => {
    const { acts, invitations, isOwnCodeOfProvider } = fieldsOf(fieldsOf(answer, 'answer')['data'], 'data');
    return {
      acts: Array.isArray(acts) ? acts.map(noticedAct) : refused('acts'),
      invitations: Number.isSafeInteger(invitations) ? (invitations as number) : refused('invitations'),
      isOwnCodeOfProvider:
        typeof isOwnCodeOfProvider === 'boolean' ? isOwnCodeOfProvider : refused('isOwnCodeOfProvider'),
    };
  },
};

/** A moment as the server writes it, on a day that exists. */
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;

export const isInstant = (text: string): boolean => {
  const moment = Date.parse(text);
  // 31 February is read as a day of March.
  return (
    instantPattern.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text.slice(0, 10))
  );
};

/** All of them: the compiler asks for a new one here. */
const noticedActs: Readonly<Record<NoticedAct, true>> = {
  'access issued by operator': true,
  'second factor reset by provider': true,
  'second factor reset by operator': true,
  'recovered by issued code': true,
  'second factor guessed': true,
};

const isNoticed = (what: string): what is NoticedAct => Object.hasOwn(noticedActs, what);

function noticedAct(value: unknown): AccessNotices['acts'][number] {
  const act = fieldsOf(value, 'act');
  const [on, what] = [textIn(act, 'on'), textIn(act, 'what')];
  if (!isInstant(on)) return refused('on');
  return { id: textIn(act, 'id'), what: isNoticed(what) ? what : refused('what'), on, holder: textIn(act, 'holder') };
}
