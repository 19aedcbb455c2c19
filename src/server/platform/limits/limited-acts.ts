import type { AuditAction } from '#api/audit-actions.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { NoteLimit } from '#server/platform/limits/note-limit.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

const secondsToWait = 60;

/** Goes on whatever else was done: it deletes, ends access, or is a refusal, which has a limit of its own. */
const unlimited: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'access revoked',
  'call refused',
  'client deleted',
  'client deletion undone',
  'dossier cancelled',
  'dossier deleted',
  'dossier deletion undone',
  'organisation changed',
  'session ended',
  'sign-in refused',
  'signed out',
  'variant deleted',
  'variant deletion undone',
]);

const signingIn: ReadonlySet<AuditAction> = new Set<AuditAction>(['signed in', 'recovered by issued code']);

/**
 * Writes down what a holder does as long as `mayAct` allows it, and refuses the act itself after that: every entry stays in the
 * log for its whole term. What one transaction does counts once. Signing in is counted apart, so that nobody is locked out by
 * what they did before.
 */
export function limitedActs(recordAct: RecordAct, mayAct: NoteLimit): RecordAct {
  const counted = new WeakSet<object>();
  return async (tx, who, action, subject) => {
    const isCounted = who.holderId !== null && !unlimited.has(action) && !counted.has(tx);
    if (isCounted && !mayAct(`${who.holderId}${signingIn.has(action) ? ' signing in' : ''}`))
      throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: secondsToWait });
    counted.add(tx);
    await recordAct(tx, who, action, subject);
  };
}
