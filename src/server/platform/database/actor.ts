import type { Role } from '#api/session.ts';

/** A signed-in person: who acts, for which organisation, and from where. */
export interface Person {
  readonly kind: 'person';
  readonly role: Role;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly holderId: string;
  readonly holderName: string;
  /** Employer role: the only client this person may see. */
  readonly clientId: string | null;
  readonly sessionId: string;
  readonly address: string | null;
}

/** As the gate knows them: an own code and a second factor may still be asked of them. */
export interface RecognisedPerson extends Person {
  readonly lacksSecondFactor: boolean;
  /** They came in by an issued code, which is for its first use or for recovery, and make an own one first. */
  readonly lacksOwnCode: boolean;
  /** One was made for the code that they came in by. */
  readonly hasOwnCode: boolean;
}

/**
 * In whose name a transaction runs; row-level security filters by it.
 * `gate` sees what signing in needs and nothing else; `operator` issues access; `worker` calculates for one organisation;
 * `dispatcher` picks whose turn it is; `backup` reads every row.
 */
export type Actor =
  | Person
  | 'gate'
  | 'operator'
  | 'dispatcher'
  | 'backup'
  | { readonly kind: 'worker'; readonly organisationId: string };

/** An adviser without a name, for what the operator's commands do in an organisation: its employers are erased by one. */
export const adviserOf = (organisationId: string): Person => ({
  kind: 'person',
  role: 'adviser',
  organisationId,
  organisationName: '',
  holderId: '',
  holderName: '',
  clientId: null,
  sessionId: '',
  address: null,
});

export interface ActorSettings {
  readonly actor: string;
  readonly organisation: string;
  readonly client: string;
}

/** What the policies of the database read. Empty text never matches a row. */
export function actorSettings(actor: Actor): ActorSettings {
  if (typeof actor === 'string') return { actor, organisation: '', client: '' };
  const { organisationId: organisation } = actor;
  if (actor.kind === 'worker') return { actor: actor.kind, organisation, client: '' };
  return { actor: actor.role, organisation, client: actor.clientId ?? '' };
}
