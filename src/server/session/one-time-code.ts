import { Secret, TOTP } from 'otpauth';

/** As every authenticator app takes it (RFC 6238 with its defaults): six digits, thirty seconds, SHA-1. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Bytes of a secret: as many as the function behind it takes (RFC 4226, R6). */
const secretSize = 20;
/** Steps before and after the present one that are taken: clocks of telephones are a little off. */
const stepsAround = 1;

/** How likely a guess is right: any code of the steps that are taken. A test holds the limits on guesses against it. @internal */
export const chanceOfGuess = (1 + 2 * stepsAround) / 10 ** form.digits;

export const newSecret = (): Uint8Array => new Uint8Array(new Secret({ size: secretSize }).buffer);

const asSecret = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** A secret as somebody types it into an app that cannot scan. */
export const typedSecret = (bytes: Uint8Array): string => asSecret(bytes).base32;

/** What stands in the QR code: the secret, with the names by which an app lists it. */
export const appAddress = (bytes: Uint8Array, issuer: string, label: string): string =>
  new TOTP({ ...form, secret: asSecret(bytes), issuer, label }).toString();

/** Which step of time a code belongs to; null when it is of none around this moment. Compared in constant time. */
export function stepOfCode(bytes: Uint8Array, code: string, moment: Date): number | null {
  const timestamp = moment.getTime();
  const delta = TOTP.validate({ ...form, secret: asSecret(bytes), token: code, timestamp, window: stepsAround });
  return delta === null ? null : Math.floor(timestamp / 1000 / form.period) + delta;
}
