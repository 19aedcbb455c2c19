import type { AuditAction } from '#api/audit-actions.ts';
import type { Role } from '#api/session.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { CommandError } from '#server/platform/errors/command-error.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import {
  endSessions,
  type Holder,
  holderNamed,
  insertAccessCode,
  insertHandoff,
  insertHolder,
  insertOrganisation,
  type Issuer,
  type Organisation,
  organisationNamed,
  revokeHolder,
} from '#server/session/issue-store.ts';
import { seeNotices } from '#server/session/notice-store.ts';
import { deleteFactor } from '#server/session/factor-store.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';
import { signedToken } from '#server/session/tokens.ts';

export interface IssueParts extends RecordedParts {
  readonly keys: SigningKeys;
}

/** Who gets access. Organisation and holder are made when they are new. */
export interface Recipient {
  readonly organisation: string;
  readonly holder: string;
  readonly role: Role;
  readonly clientId: string | null;
}

export interface Issued {
  /** Access code, or token of a hand-off link. */
  readonly secret: string;
  /** What was made besides, to be reported. */
  readonly notes: readonly string[];
}

/** On what occasion the operator gives access: advisers are told of what the command issues (`notice-store.ts`). */
type Occasion = Extract<AuditAction, 'access issued by operator' | 'access issued at start'>;

const operatorAsIssuer: Issuer = { role: 'operator', name: null };

/** A new access code, returned here and never again. */
export async function issuedCode(
  parts: IssueParts,
  recipient: Recipient,
  days: number,
  occasion: Occasion = 'access issued by operator',
): Promise<Issued> {
  const code = newAccessCode();
  return issued(parts, recipient, occasion, async (tx, organisation, holder) => {
    const hash = codeHash(parts.keys[0], code);
    const whose = { organisationId: organisation.id, holderId: holder.id };
    await insertAccessCode(tx, { ...whose, hash, until: { days }, issuer: operatorAsIssuer });
    return code;
  });
}

/** A token that signs its holder in once, within minutes. */
export async function issuedHandoff(
  parts: IssueParts,
  recipient: Recipient,
  occasion: Occasion = 'access issued by operator',
): Promise<Issued> {
  return issued(parts, recipient, occasion, async (tx, organisation, holder) => {
    const id = await insertHandoff(tx, organisation.id, holder);
    return signedToken(parts.keys, 'handoff', { id, organisationId: organisation.id });
  });
}

async function issued(
  { database, recordAct }: IssueParts,
  recipient: Recipient,
  occasion: Occasion,
  make: (tx: Tx, organisation: Organisation, holder: Holder) => Promise<string>,
): Promise<Issued> {
  const notes: string[] = [];
  return database.as('operator', async (tx) => {
    const organisation = await organisationFor(tx, recipient.organisation, notes);
    const known = await holderNamed(tx, organisation.id, recipient.holder);
    const holder = await holderFor(tx, organisation, recipient, known, notes);
    const secret = await make(tx, organisation, holder);
    await recordAct(tx, actOf(organisation, holder), occasion, { name: holder.name });
    // Who is new knows how they came in.
    if (known === null) await seeNotices(tx, organisation.id, holder.id);
    return { secret, notes };
  });
}

async function organisationFor(tx: Tx, name: string, notes: string[]): Promise<Organisation> {
  const known = await organisationNamed(tx, name);
  if (known !== null) return known;
  notes.push(`Nieuwe organisatie: ${name}`);
  return insertOrganisation(tx, name);
}

async function holderFor(
  tx: Tx,
  organisation: Organisation,
  recipient: Recipient,
  known: Holder | null,
  notes: string[],
): Promise<Holder> {
  if (known === null) {
    notes.push(`Nieuwe houder bij ${organisation.name}: ${recipient.holder}`);
    return newHolder(tx, organisation, recipient);
  }
  if (known.role !== recipient.role)
    throw new CommandError(`${known.name} heeft bij ${organisation.name} al een andere rol: ${known.role}.`);
  if (known.clientId !== recipient.clientId)
    throw new CommandError(`${known.name} heeft bij ${organisation.name} al toegang voor een andere werkgever.`);
  return known;
}

async function newHolder(tx: Tx, organisation: Organisation, recipient: Recipient): Promise<Holder> {
  try {
    return await insertHolder(tx, organisation.id, {
      name: recipient.holder,
      role: recipient.role,
      clientId: recipient.clientId,
    });
  } catch (error) {
    const isUnknownClient = error instanceof Error && 'code' in error && error.code === '23503';
    if (!isUnknownClient) throw error;
    throw new CommandError(`${organisation.name} heeft geen werkgever met --client ${recipient.clientId}.`);
  }
}

/** Ends every code, link and session of a holder at once. */
export async function revokeAccess(
  { database, recordAct }: RecordedParts,
  organisationName: string,
  holderName: string,
): Promise<void> {
  await database.as('operator', async (tx) => {
    const { organisation, holder } = await knownHolder(tx, organisationName, holderName);
    await revokeHolder(tx, organisation.id, holder.id);
    await recordAct(tx, actOf(organisation, holder), 'access revoked', { name: holder.name });
  });
}

/** For those who lost their phone and recovery codes: access codes stay, sessions end. */
export async function resetSecondFactor(
  { database, recordAct }: RecordedParts,
  organisationName: string,
  holderName: string,
): Promise<void> {
  await database.as('operator', async (tx) => {
    const { organisation, holder } = await knownHolder(tx, organisationName, holderName);
    if (!(await deleteFactor(tx, { organisationId: organisation.id, holderId: holder.id })))
      throw new CommandError(`${holder.name} heeft geen tweede factor.`);
    await endSessions(tx, organisation.id, holder.id);
    await recordAct(tx, actOf(organisation, holder), 'second factor reset by operator', { name: holder.name });
  });
}

async function knownHolder(tx: Tx, organisationName: string, holderName: string) {
  const organisation = await organisationNamed(tx, organisationName);
  if (organisation === null) throw new CommandError(`Onbekende organisatie: ${organisationName}.`);
  const holder = await holderNamed(tx, organisation.id, holderName);
  if (holder === null) throw new CommandError(`Onbekende houder bij ${organisation.name}: ${holderName}.`);
  return { organisation, holder };
}

const actOf = (organisation: Organisation, holder: Holder) => ({
  organisationId: organisation.id,
  holderId: holder.id,
  clientId: holder.clientId,
  // The act of the operator, about the holder.
  holderName: 'access-commando',
  address: null,
});
