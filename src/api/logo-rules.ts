/** A megabyte here is 1024 x 1024 bytes. */
const maximumMegabytes = 1;

/** Rules for a logo; the same on the screen and at the server. */
export const logoRules = {
  /** As texts name the limit. */
  maximumMegabytes,
  /** Bytes. */
  maximumFileSize: maximumMegabytes * 1024 * 1024,
  /** For the file picker; the server looks at the content only. */
  extensions: ['.png', '.jpg', '.jpeg', '.svg'],
  /** Pixels of a PNG or JPG, each way. */
  maximumSide: 6_000,
  /** Longest side divided by the shortest. */
  maximumStretch: 12,
  /** Pixels of the logo as it is kept; larger ones are made smaller, drawings are drawn to fit. */
  keptWidth: 800,
  keptHeight: 400,
} as const;
