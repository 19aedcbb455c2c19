import type { z } from 'zod';
import { type Desk, type DeskDeadline, type Found, deskReasons, deskSearchSchema, deskSize } from '#api/desk.ts';
import { dutchDay } from '#api/dutch-time.ts';
import { searchedWords } from '#api/list-words.ts';
import { apiPaths } from '#api/paths.ts';
import { dayOf, isoDay } from '#core/calendar/days.ts';
import { mayUseDossiers } from '#server/platform/access.ts';
import {
  contractEnds,
  deskDossiers,
  dossiersInAll,
  dueSteps,
  foundClients,
  foundDossiers,
  foundShares,
} from '#server/dossiers/desk/desk-store.ts';
import { newsOfShares } from '#server/dossiers/desk/news-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { listAnswers } from '#server/platform/lists/list-answers.ts';
import { transitionPlanDeadline } from '#core/law/transition-plan-deadline.ts';
import { transitionDeadline } from '#core/law/transition-deadline.ts';
import { valueOn } from '#core/law/dated.ts';

/** What the start page shows of all employers that a person sees, and the search over them. */
export function deskRoutes(app: App, { database }: { readonly database: Database }): void {
  app.get(apiPaths.desk, {
    config: { access: mayUseDossiers, isList: true },
    ...listAnswers,
    handler: async ({ person }) => ({
      data: await database.as(person, (tx) => desk(tx, person, dutchDay(new Date()))),
    }),
  });

  app.get(apiPaths.deskSearch, {
    // Goes along all names, and is asked while somebody types.
    config: { access: mayUseDossiers, isList: true, rateLimit: { max: 300, timeWindow: '1 minute' } },
    schema: { querystring: deskSearchSchema },
    ...listAnswers,
    handler: async ({ person, query }) => ({ data: await database.as(person, (tx) => found(tx, person, query)) }),
  });
}

/** Each dossier once, for the most urgent reason that it has. */
async function desk(tx: Tx, person: Person, today: string): Promise<Desk> {
  const dossiers: Desk['dossiers'] = [];
  for (const reason of deskReasons) {
    // Those that lie there already may come first again.
    const rows = await deskDossiers(tx, person, reason, dossiers.length + deskSize.ofReason);
    const others = rows.filter(({ id }) => dossiers.every((earlier) => earlier.id !== id));
    dossiers.push(...others.slice(0, deskSize.ofReason));
  }
  const deadlines = [
    ...lawDeadlines(today),
    ...(await contractEnds(tx, person, today)),
    ...(await dueSteps(tx, person, today)),
  ];
  return {
    dossiers,
    deadlines: deadlines.toSorted((one, other) => one.day.localeCompare(other.day)),
    news: person.clientId === null ? await newsOfShares(tx, person) : [],
    ...(await dossiersInAll(tx, person)),
  };
}

/** The last days of the law for every employer, as long as they are to come. */
function lawDeadlines(today: string): DeskDeadline[] {
  const day = dayOf(today);
  const ofAll = { client: null, step: null };
  const deadlines = [
    { what: 'transitionPlan', day: isoDay(valueOn(transitionPlanDeadline, day).value), ...ofAll },
    { what: 'transition', day: isoDay(valueOn(transitionDeadline, day).value), ...ofAll },
  ] as const;
  return deadlines.filter((deadline) => deadline.day >= today);
}

/** Employers first, at most half of what is shown where as many dossiers were found. */
async function found(tx: Tx, person: Person, { search, only }: z.output<typeof deskSearchSchema>): Promise<Found[]> {
  const clients = await foundClients(tx, person, search);
  if (only === 'clients' || searchedWords(search).length === 0) return clients;
  const shares = person.clientId === null ? [] : await foundShares(tx, person, search);
  const dossiers = [...shares, ...(await foundDossiers(tx, person, search))];
  const room = Math.max(deskSize.found / 2, deskSize.found - dossiers.length);
  return [...clients.slice(0, room), ...dossiers].slice(0, deskSize.found);
}
