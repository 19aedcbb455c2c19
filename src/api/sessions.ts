import { z } from 'zod';
import { formMessages } from '#api/form-messages.ts';
import { sessionLimits } from '#api/session-limits.ts';

/** Somebody who is signed in, on one device. */
const openSessionSchema = z.object({
  id: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
  signedInOn: z.iso.datetime(),
  /** To the minute. */
  lastSeenOn: z.iso.datetime(),
  /** When it ends if nobody uses it any more. */
  endsOn: z.iso.datetime(),
  /** Browser and system, as far as recognised; null when unknown. */
  device: z.string().nullable(),
  /** The network it came from, without the last part of its address; null when unknown. */
  network: z.string().nullable(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** GET /api/sessions: one's own, last used first. DELETE ends all but the one that asks. */
export const openSessionListSchema = z.object({ data: z.array(openSessionSchema) });

const colleagueSessionSchema = openSessionSchema.extend({
  holder: z.string(),
  role: z.enum(['provider', 'adviser', 'employer']),
  /** Name of the employer of somebody of an employer; null for others. */
  clientName: z.string().nullable(),
});
export type ColleagueSession = z.infer<typeof colleagueSessionSchema>;

/** GET /api/organisation-sessions: of everybody of the own organisation and its employers, last used first. */
export const colleagueSessionListSchema = z.object({ data: z.array(colleagueSessionSchema) });

const between = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }, message: string) =>
  z.number(message).int(message).min(minimum, message).max(maximum, message);

/** PUT /api/sign-in-rules: what holds for everybody of the own organisation, sessions that are open included. */
export const signInRulesSchema = z.strictObject({
  idleMinutes: between(sessionLimits.idleMinutes, formMessages.idleMinutes),
  sessionHours: between(sessionLimits.sessionHours, formMessages.sessionHours),
  /** Of everybody of the organisation and its employers. */
  needsSecondFactor: z.boolean(),
  /** Of whoever comes in by an issued code: exchanged for an own one at its first use. */
  needsOwnCode: z.boolean(),
});
export type SignInRules = z.infer<typeof signInRulesSchema>;

/** GET and PUT /api/sign-in-rules. Since when and by whom: null while the standard holds. */
const keptSignInRulesSchema = signInRulesSchema.extend({
  changedOn: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
});
export type KeptSignInRules = z.infer<typeof keptSignInRulesSchema>;
export const signInRulesAnswerSchema = z.object({ data: keptSignInRulesSchema });
