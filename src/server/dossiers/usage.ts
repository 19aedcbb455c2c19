import type { ProblemCode } from '#api/problems.ts';
import { type LimitName, limitNames, type Limits, type UsageLimits } from '#api/usage-limits.ts';
import { type ClientUsage, type LimitedUsage, type OrganisationLimits, type Usage, usedOf } from '#api/usage.ts';
import { type CountedUsage, countedUsage, usageLimits } from '#server/dossiers/usage-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTurn } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';

type Become = Pick<Database, 'become'>;

const refusals: Readonly<Record<keyof Limits, Readonly<Record<LimitName, ProblemCode>>>> = {
  employer: {
    megabytes: 'EMPLOYER_FULL',
    openDossiers: 'EMPLOYER_QUEUE_FULL',
    uploadsPerMinute: 'EMPLOYER_TOO_FAST',
  },
  organisation: {
    megabytes: 'ORGANISATION_FULL',
    openDossiers: 'ORGANISATION_QUEUE_FULL',
    uploadsPerMinute: 'ORGANISATION_TOO_FAST',
  },
};

/** What a transaction added. */
export interface Added {
  readonly clientId: string;
  readonly limits: UsageLimits;
}

/**
 * Refuses what was added in this transaction when the one employer, or the organisation, then uses more than it may.
 * Counted after the change and behind a lock that lasts until its end, so that no two pass together; throwing undoes it.
 */
export async function requireWithinLimits(database: Become, tx: Tx, person: Person, added: Added): Promise<void> {
  await inTurn(tx, 'usage', person.organisationId);
  await requireBelow(database, tx, person, { ...added, isCounted: true });
}

/** Refuses a dossier that came back in this transaction where others took its place. */
export const requirePlaceAgain = (database: Become, tx: Tx, person: Person, clientId: string): Promise<void> =>
  requireWithinLimits(database, tx, person, {
    clientId,
    limits: { megabytes: Number.EPSILON, openDossiers: 0, uploadsPerMinute: 0 },
  });

/** Refuses what would pass a limit now, before it is added. Nothing is certain by it: others may add meanwhile. */
export const requireRoomFor = (database: Become, tx: Tx, person: Person, coming: Added): Promise<void> =>
  requireBelow(database, tx, person, { ...coming, isCounted: false });

async function requireBelow(
  database: Become,
  tx: Tx,
  person: Person,
  { clientId, limits: added, isCounted }: Added & { readonly isCounted: boolean },
): Promise<void> {
  const { organisationId, role } = person;
  await asCounter(database, tx, person, organisationId, async () => {
    const limits = await existingLimits(tx, organisationId);
    for (const whose of ['employer', 'organisation'] as const) {
      const counted = await countedUsage(tx, organisationId, whose === 'employer' ? clientId : null);
      const usedBefore = (of: LimitName) => usedOf(counted)[of] - (isCounted ? added[of] : 0);
      const most = limits[whose];
      // What adds nothing to a limit is not held up by it.
      const name = limitNames.find((of) => added[of] > 0 && usedBefore(of) + added[of] > most[of]);
      if (name === undefined) continue;
      // An employer is not told what its adviser uses for others, nor of it for what is not shared.
      const isTold = role === 'adviser';
      throw new ProblemError(refusals[whose][name], {
        ...(isTold ? { limit: { name, used: usedBefore(name), most: most[name] } } : {}),
        ...(name === 'uploadsPerMinute' ? { retryAfterSeconds: counted.secondsToNextUpload } : {}),
      });
    }
  });
}

/** What the organisation of an adviser uses. */
export async function usageOfOrganisation(database: Become, tx: Tx, person: Person): Promise<LimitedUsage> {
  const { used, limits } = await organisationLimits(database, tx, person, person.organisationId);
  return { used, limits: limits.organisation };
}

/** What one employer uses and, for an adviser, its organisation. */
export async function usageOfEmployer(
  database: Become,
  tx: Tx,
  person: Person,
  clientId: string,
): Promise<ClientUsage> {
  const { organisationId, role } = person;
  const of = async (client: string | null): Promise<Usage> => shown(await countedUsage(tx, organisationId, client));
  if (role === 'employer') {
    // Of what it sees: what its office has of it is not told, not even in numbers.
    const used = await of(clientId);
    const { employer } = await asCounter(database, tx, person, organisationId, () =>
      existingLimits(tx, organisationId),
    );
    return { employer: { used, limits: employer }, organisation: null };
  }
  return asCounter(database, tx, person, organisationId, async () => {
    const limits = await existingLimits(tx, organisationId);
    return {
      employer: { used: await of(clientId), limits: limits.employer },
      organisation: { used: await of(null), limits: limits.organisation },
    };
  });
}

/** What an organisation uses and what it and its employers may, for the provider too. */
export async function organisationLimits(
  database: Become,
  tx: Tx,
  person: Person,
  organisationId: string,
): Promise<OrganisationLimits> {
  return asCounter(database, tx, person, organisationId, async () => ({
    limits: await existingLimits(tx, organisationId),
    used: shown(await countedUsage(tx, organisationId, null)),
  }));
}

const shown = ({ bytes, dossiers, openDossiers, uploadsLastMinute }: CountedUsage): Usage => ({
  bytes,
  dossiers,
  openDossiers,
  uploadsLastMinute,
});

const existingLimits = async (tx: Tx, organisationId: string): Promise<Limits> =>
  required(await usageLimits(tx, organisationId));

/** An employer sees itself alone and the provider no dossiers: what counts, sees the organisation and gives numbers only. */
async function asCounter<Result>(
  { become }: Become,
  tx: Tx,
  person: Person,
  organisationId: string,
  count: () => Promise<Result>,
): Promise<Result> {
  await become(tx, { kind: 'worker', organisationId });
  const result = await count();
  await become(tx, person);
  return result;
}
