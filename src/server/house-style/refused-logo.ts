import type { ProblemCode } from '#api/problems.ts';

/** Why a file cannot be a logo: a code of the catalogue, whose sentence the person sees. */
export type LogoRefusal = Extract<ProblemCode, `LOGO_${string}`>;

export class RefusedLogoError extends Error {
  override readonly name = 'RefusedLogoError';
  readonly code: LogoRefusal;

  constructor(code: LogoRefusal) {
    super(code);
    this.code = code;
  }
}
