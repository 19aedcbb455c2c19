import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { accessNoticesSchema, noticedActs } from '#api/access-notices.ts';
import { deskSchema } from '#api/desk.ts';
import { apiTokenSchema, currentUserAnswerSchema } from '#api/session.ts';
import { deskCheck } from '#web/lib/desk-check.ts';
import type { AnswerCheck } from '#web/lib/api-client.ts';
import { accessNoticesCheck } from '#web/lib/notices-check.ts';
import { apiTokenCheck, currentUserCheck } from '#web/lib/first-answers.ts';

interface Checked {
  readonly check: AnswerCheck<unknown>;
  readonly schema: z.ZodType;
  /** What the screens take from the answer of the schema. */
  readonly taken: (answer: never) => unknown;
  readonly sound: readonly unknown[];
}

const user = {
  name: 'Vera',
  organisation: 'Kantoor',
  role: 'adviser',
  clientId: null,
  lacksSecondFactor: false,
  lacksOwnCode: false,
  hasOwnCode: true,
};
const act = { id: 'a', what: noticedActs[0], on: '2026-11-22T10:00:00.000Z', holder: 'Vera' };
const notices = { acts: [act], invitations: 2, isOwnCodeOfProvider: true };

const dossier = {
  clientId: 'c',
  clientName: 'Zaal',
  id: 'd',
  name: 'Dossier',
  reason: 'running',
  createdOn: '2026-11-22T10:00:00.000Z',
  calculationStatus: 'Submitted',
  statusReason: null,
  findingCount: null,
  filesEraseOn: null,
};
const told = { reason: 'wrong', calculationStatus: 'FailedWithError', statusReason: 'x', findingCount: 3 };
const deadline = { day: '2027-10-01', what: 'transitionPlan', client: null, step: null };
const contract = { day: '2027-12-31', what: 'contractEnd', client: { clientId: 'c', clientName: 'Zaal' }, step: null };
const step = { clientId: 'c', clientName: 'Zaal', id: 'd', name: 'Dossier', step: 'choice', who: ['employer'] };
const opened = { clientId: 'c', clientName: 'Zaal', id: 'd', name: 'Dossier', by: 'Jo', on: '2026-11-22T10:00:00Z' };
const due = { day: '2027-04-01', what: 'step', client: null, step };

const checked: Readonly<Record<string, Checked>> = {
  token: {
    check: apiTokenCheck,
    schema: apiTokenSchema,
    taken: ({ api_token: token }: { api_token: string }) => token,
    sound: [{ api_token: 'abc' }, { api_token: 'abc', more: 1 }],
  },
  user: {
    check: currentUserCheck,
    schema: currentUserAnswerSchema,
    taken: ({ data }: { data: unknown }) => data,
    sound: [
      { data: user },
      { data: { ...user, role: 'provider', more: 1 } },
      {
        data: {
          ...user,
          role: 'employer',
          clientId: 'c',
          lacksSecondFactor: true,
          lacksOwnCode: true,
          hasOwnCode: false,
        },
      },
    ],
  },
  notices: {
    check: accessNoticesCheck,
    schema: accessNoticesSchema,
    taken: ({ data }: { data: unknown }) => data,
    sound: [
      { data: notices },
      { data: { ...notices, acts: [], isOwnCodeOfProvider: false } },
      { data: { ...notices, acts: [{ ...act, on: '2026-11-22T10:00:00Z' }] } },
      { data: { ...notices, acts: noticedActs.map((what) => Object.assign({}, act, { what })) } },
    ],
  },
  desk: {
    check: deskCheck,
    schema: deskSchema,
    taken: ({ data }: { data: unknown }) => data,
    sound: [
      {
        data: {
          dossiers: [dossier],
          deadlines: [deadline],
          news: [{ ...opened, choice: null }],
          total: 0,
          hasOwn: false,
        },
      },
      {
        data: {
          dossiers: [{ ...dossier, ...told, filesEraseOn: '2026-11-22T10:00:00Z' }],
          deadlines: [contract, due],
          news: [{ ...opened, choice: 'B' }],
          total: 1,
          hasOwn: true,
        },
      },
    ],
  },
};

const strange = [
  undefined,
  null,
  1,
  1.5,
  true,
  '',
  'x',
  '2026-11-22',
  '2026-02-31T10:00:00Z',
  [],
  [1],
  {},
  { data: 1 },
];

/** The answer with one of its parts left out or made strange, for every part and every strange value. */
function spoilt(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return [...strange, ...answer.flatMap((item) => spoilt(item).map((other) => [other]))];
  if (typeof answer !== 'object' || answer === null) return strange;
  const parts = Object.entries(answer);
  const without = parts.map(([name]) => Object.fromEntries(parts.filter(([other]) => other !== name)));
  return [
    ...strange,
    ...without,
    ...parts.flatMap(([name, part]) => spoilt(part).map((other) => Object.fromEntries([...parts, [name, other]]))),
  ];
}

describe.each(Object.entries(checked))('the answer of %s', (_, { check, schema, taken, sound }) => {
  it('is taken as its schema takes it', () => {
    for (const answer of sound) expect(check.parse(answer)).toEqual(taken(schema.parse(answer) as never));
  });

  it('is refused when its schema refuses it, and only then', () => {
    const refusedBySchema = sound.flatMap(spoilt).filter((answer) => {
      const byschema = schema.safeParse(answer);
      if (byschema.success) expect(check.parse(answer)).toEqual(taken(byschema.data as never));
      else expect(() => check.parse(answer), JSON.stringify(answer)).toThrow(TypeError);
      return !byschema.success;
    });
    expect(refusedBySchema.length).toBeGreaterThan(20);
  });
});
