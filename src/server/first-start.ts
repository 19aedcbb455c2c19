import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { OrderCalculation } from '#server/dossiers/submit-dossier.ts';
import { type ExampleFile, exampleEmployerOf } from '#server/example-employer.ts';
import {
  hasOrganisation,
  holderNamed,
  insertHolder,
  insertOrganisation,
  organisationNamed,
} from '#server/session/issue-store.ts';

/** Whom the first start makes, and for whom each start of the embedded server prints a way in. */
export const firstOrganisation = 'Mijn adviesbureau';
export const firstHolder = 'Adviseur';

export interface FirstStartParts extends RecordedParts {
  readonly orderCalculation: OrderCalculation;
  readonly exampleDossier: () => Promise<ExampleFile>;
}

/**
 * Fills an empty database with an organisation, an example employer and an example dossier, all or nothing; returns
 * whether it did.
 */
export async function fillEmptyDatabase(parts: FirstStartParts): Promise<boolean> {
  const { database } = parts;
  return database.as('operator', async (tx) => {
    if (await hasOrganisation(tx)) return false;
    const example = await parts.exampleDossier();
    const person = await firstPerson(tx);
    await database.become(tx, person);
    await exampleEmployerOf(parts, tx, person, example);
    return true;
  });
}

async function firstPerson(tx: Tx): Promise<Person> {
  const organisation = await insertOrganisation(tx, firstOrganisation);
  const holder = await insertHolder(tx, organisation.id, { name: firstHolder, role: 'adviser', clientId: null });
  return {
    kind: 'person',
    role: 'adviser',
    organisationId: organisation.id,
    organisationName: organisation.name,
    holderId: holder.id,
    holderName: holder.name,
    clientId: null,
    sessionId: '',
    address: null,
  };
}

/** Whether the holder of the first start is still there to print a way in for. */
export async function hasFirstHolder(database: Database): Promise<boolean> {
  return database.as('operator', async (tx) => {
    const organisation = await organisationNamed(tx, firstOrganisation);
    return organisation !== null && (await holderNamed(tx, organisation.id, firstHolder)) !== null;
  });
}
