import type { AccessCode } from '#api/access-codes.ts';
import type { IssuedCode } from '#web/features/access/code-calls.ts';

/** The list with a code as the server last sent it; a new one comes first. */
export function withCode(list: readonly AccessCode[] | undefined, changed: AccessCode): readonly AccessCode[] {
  const others = list ?? [];
  return others.some(({ id }) => id === changed.id)
    ? others.map((code) => (code.id === changed.id ? changed : code))
    : [changed, ...others];
}

/** The same with a code that was just issued; the code itself is not kept in the list. */
export const withIssued = (list: readonly AccessCode[] | undefined, { code: _code, ...listed }: IssuedCode) =>
  withCode(list, listed);

/** How many other codes that work belong to the same person: revoking this one leaves those. */
export const otherActiveCodes = (list: readonly AccessCode[], { id, holder }: AccessCode): number =>
  list.filter((code) => code.id !== id && code.state === 'active' && code.holder === holder).length;
