import type { AccessCode } from '#api/access-codes.ts';
import type { AuditAction } from '#api/audit-actions.ts';
import type { Role } from '#api/session.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import { managedCode, requireFewCodes } from '#server/session/code-store.ts';
import { type CodeEnd, type Holder, holderNamed, insertAccessCode, insertHolder } from '#server/session/issue-store.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';

export interface CodeParts extends RecordedParts {
  readonly keys: SigningKeys;
}

export type IssuedCode = AccessCode & { readonly code: string };

/** Who gets a code, and for how long. The holder is made when the name is new in the organisation. */
interface AccessGrant extends Pick<Holder, 'name' | 'role' | 'clientId'> {
  readonly organisationId: string;
  readonly days: number;
}

/** A new access code, returned here and never again. Throws HOLDER_NAME_TAKEN or NOT_FOUND. */
export async function grantAccess(
  parts: CodeParts,
  person: Person,
  grant: AccessGrant,
  action: AuditAction = 'access issued',
): Promise<IssuedCode> {
  return parts.database
    .as(person, (tx) => codeInTransaction(parts, tx, person, grant, action))
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
}

/** As `grantAccess`, in the transaction of something else; a refusal of the database is told by `refusalOf`. */
export async function codeInTransaction(
  parts: Omit<CodeParts, 'database'>,
  tx: Tx,
  person: Person,
  grant: AccessGrant,
  action: AuditAction,
): Promise<IssuedCode> {
  const { organisationId, days } = grant;
  const holder = await holderFor(tx, grant);
  return codeForHolder(parts, tx, person, { organisationId, holder, until: { days } }, action);
}

interface CodeForHolder {
  readonly organisationId: string;
  readonly holder: Pick<Holder, 'id' | 'name' | 'clientId'>;
  readonly until: CodeEnd;
}

/** A new code for somebody who is there already. */
export async function codeForHolder(
  { keys, recordAct }: Omit<CodeParts, 'database'>,
  tx: Tx,
  person: Person,
  { organisationId, holder, until }: CodeForHolder,
  action: AuditAction,
): Promise<IssuedCode> {
  const code = newAccessCode();
  const issuer = { role: issuerOf(person.role), name: person.holderName };
  const hash = codeHash(keys[0], code);
  const id = await insertAccessCode(tx, { organisationId, holderId: holder.id, hash, until, issuer });
  await requireFewCodes(tx, organisationId, holder.id);
  const { name, clientId } = holder;
  await recordAct(tx, { ...person, organisationId }, action, { clientId, name });
  const issued = required(await managedCode(tx, id));
  return { ...issued.code, code };
}

const issuerOf = (role: Role): 'adviser' | 'provider' => {
  if (role === 'employer') throw new ProblemError('NOT_ALLOWED');
  return role;
};

async function holderFor(tx: Tx, { organisationId, name, role, clientId }: AccessGrant): Promise<Holder> {
  const known = await holderNamed(tx, organisationId, name);
  if (known === null) return insertHolder(tx, organisationId, { name, role, clientId });
  if (known.role !== role || known.clientId !== clientId) throw nameTaken();
  return known;
}

const nameTaken = () =>
  new ProblemError('HOLDER_NAME_TAKEN', { fields: { holder: 'Deze naam heeft al een andere toegang' } });

/** Names of holders that this person may not see are taken all the same. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('constraint' in error)) return error;
  if (error.constraint === 'holder_name') return nameTaken();
  return String(error.constraint).startsWith('holder_organisation_id_') ? new ProblemError('NOT_FOUND') : error;
}
