import type { AccessCode } from '#api/access-codes.ts';
import type { Person } from '#server/platform/actor.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database, Tx } from '#server/platform/database.ts';
import { ProblemError } from '#server/platform/problem-error.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import { managedCode } from '#server/session/code-store.ts';
import { type Holder, holderNamed, insertAccessCode, insertHolder } from '#server/session/issue-store.ts';
import type { SigningKeys } from '#server/session/signing-keys.ts';

export interface CodeParts {
  readonly database: Database;
  readonly keys: SigningKeys;
  readonly recordAct: RecordAct;
}

/** Who gets a code, and for how long. The holder is made when the name is new in the organisation. */
export interface AccessGrant extends Pick<Holder, 'name' | 'role' | 'clientId'> {
  readonly organisationId: string;
  readonly days: number;
}

/** A new access code, returned here and never again. Throws HOLDER_NAME_TAKEN or NOT_FOUND. */
export async function grantAccess(
  { database, keys, recordAct }: CodeParts,
  person: Person,
  grant: AccessGrant,
): Promise<AccessCode & { code: string }> {
  const { organisationId } = grant;
  const code = newAccessCode();
  try {
    return await database.as(person, async (tx) => {
      const holder = await holderFor(tx, grant);
      const id = await insertAccessCode(tx, organisationId, holder.id, codeHash(keys[0], code), grant.days);
      const subject = { name: holder.name, ...(holder.clientId === null ? {} : { clientId: holder.clientId }) };
      await recordAct(tx, { ...person, organisationId }, 'access issued', subject);
      const issued = await managedCode(tx, id);
      if (issued === null) throw new ProblemError('NOT_FOUND');
      return { ...issued.code, code };
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

async function holderFor(tx: Tx, { organisationId, name, role, clientId }: AccessGrant): Promise<Holder> {
  const known = await holderNamed(tx, organisationId, name);
  if (known === null) return insertHolder(tx, organisationId, { name, role, clientId });
  if (known.role !== role || known.clientId !== clientId) throw nameTaken();
  return known;
}

const nameTaken = () =>
  new ProblemError('HOLDER_NAME_TAKEN', { fields: { holder: 'Deze naam heeft al een andere toegang' } });

/** Names of holders that this person may not see are taken all the same. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('constraint' in error)) return error;
  if (error.constraint === 'holder_name') return nameTaken();
  return String(error.constraint).startsWith('holder_organisation_id_') ? new ProblemError('NOT_FOUND') : error;
}
