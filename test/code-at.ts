import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows at a moment: RFC 6238 with its defaults. */
export const codeAt = (bytes: Uint8Array, moment: Date): string =>
  TOTP.generate({
    secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    timestamp: moment.getTime(),
  });
