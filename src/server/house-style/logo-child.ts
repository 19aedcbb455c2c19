import { serveParentProcess } from '#server/calculation/serve-parent-process.ts';
import { drawnLogo } from '#server/house-style/drawn-logo.ts';
import type { LogoAnswer } from '#server/house-style/logo-in-child.ts';
import { RefusedLogoError } from '#server/house-style/refused-logo.ts';

/** Entry of the process in which one uploaded logo is looked at and drawn. */
await serveParentProcess<Uint8Array>(async (bytes): Promise<LogoAnswer> => {
  try {
    return { logo: await drawnLogo(bytes) };
  } catch (error) {
    if (error instanceof RefusedLogoError) return { refusal: error.code };
    throw error;
  }
});
