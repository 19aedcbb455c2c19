import { logoRules } from '#api/logo-rules.ts';
import { imageSize, type ImageSize } from '#server/house-style/image-size.ts';
import { RefusedLogoError } from '#server/house-style/refused-logo.ts';

/** A PNG or JPG that may be unpacked. Throws `RefusedLogoError` for one that is broken, enormous or meant for print. */
export function checkedPicture(bytes: Uint8Array): ImageSize {
  const size = imageSize(bytes);
  if (size === null) throw new RefusedLogoError('LOGO_DAMAGED');
  refuseSize(size.width, size.height);
  if (Math.max(size.width, size.height) > logoRules.maximumSide) throw new RefusedLogoError('LOGO_DIMENSIONS');
  if (size.isForPrint) throw new RefusedLogoError('LOGO_FOR_PRINT');
  return size;
}

/** Throws `RefusedLogoError` for a shape that cannot be a logo. */
export function refuseSize(width: number, height: number): void {
  const [short = 0, long = 0] = [width, height].toSorted((a, b) => a - b);
  if (!(short > 0) || !Number.isFinite(long)) throw new RefusedLogoError('LOGO_DAMAGED');
  if (long / short > logoRules.maximumStretch) throw new RefusedLogoError('LOGO_DIMENSIONS');
}
