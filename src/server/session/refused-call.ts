import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import { noteLimit } from '#server/platform/limits/note-limit.ts';
import type { NoteRefusedCall } from '#server/platform/route-access.ts';

/** Writes down who called what their role may not: a route once for a session, and so many in all, in a quarter of an hour. */
export function refusedCallNotes({
  database,
  recordAct,
}: {
  database: Database;
  recordAct: RecordAct;
}): NoteRefusedCall {
  const mayNote = noteLimit({ each: 1, all: 300 });
  return async (person, route) => {
    if (!mayNote(`${person.sessionId} ${route}`)) return;
    await database.as('gate', (tx) => recordAct(tx, person, 'call refused', { name: route }));
  };
}
