import { createHash } from 'node:crypto';
import type { HouseStyle } from '#office/document/house-style.ts';

/** Identifies a style: the same for the same name, colours, contact line and logo, whoever set them and when. */
export function styleKey({ name, primary, accent, contactLine, logo }: HouseStyle): string {
  const hash = createHash('sha256').update(JSON.stringify([name, primary, accent, contactLine, logo?.type ?? null]));
  return hash.update(logo?.bytes ?? new Uint8Array()).digest('hex');
}
