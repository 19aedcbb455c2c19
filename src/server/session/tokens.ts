import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKeys } from '#server/session/signing-keys.ts';

const name = 'evenwicht';

/** What a token is for; one is never accepted as the other. */
export type TokenPurpose = 'handoff' | 'session';

/** Longest life of a token, in seconds, whatever it says itself. */
export const tokenLife: Readonly<Record<TokenPurpose, number>> = { handoff: 10 * 60, session: 12 * 60 * 60 };

const claimsSchema = z.object({ jti: z.guid(), org: z.guid() });

/** Which row of which organisation a token belongs to. */
export interface TokenClaims {
  readonly id: string;
  readonly organisationId: string;
}

export async function signedToken(
  keys: SigningKeys,
  purpose: TokenPurpose,
  claims: TokenClaims,
  now: Date = new Date(),
): Promise<string> {
  const [{ id, tokenSecret }] = keys;
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ org: claims.organisationId })
    .setProtectedHeader({ alg: 'HS256', typ: `${purpose}+jwt`, kid: id })
    .setJti(claims.id)
    .setIssuer(name)
    .setAudience(name)
    .setIssuedAt(issued)
    .setExpirationTime(issued + tokenLife[purpose])
    .sign(tokenSecret);
}

/** What a token says, when it is one of ours for this purpose and still good; otherwise null. */
export async function verifiedToken(
  keys: SigningKeys,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenClaims | null> {
  try {
    const secretOf = ({ kid }: { kid?: string }) => {
      const key = keys.find(({ id }) => id === kid);
      if (key === undefined) throw new errors.JWKSNoMatchingKey();
      return key.tokenSecret;
    };
    const { payload } = await jwtVerify(token, secretOf, {
      algorithms: ['HS256'],
      issuer: name,
      audience: name,
      typ: `${purpose}+jwt`,
      maxTokenAge: tokenLife[purpose],
      requiredClaims: ['jti', 'iat', 'exp'],
    });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { id: claims.data.jti, organisationId: claims.data.org } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
