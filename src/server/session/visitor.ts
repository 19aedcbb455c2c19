import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** From where somebody signs in. */
export interface Visitor {
  readonly address: string;
  /** What the browser says of itself. */
  readonly userAgent: string;
}

/** The first that fits: browsers name those that they resemble as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstFitting = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Browser and system by name, enough to recognise one's own; null when neither is known. Versions and the rest, by which
 * somebody could be followed, are not kept.
 */
export function deviceOf({ userAgent }: Visitor): string | null {
  const known = [firstFitting(browsers, userAgent), firstFitting(systems, userAgent)].filter(
    (name) => name !== undefined,
  );
  return known.length === 0 ? null : known.join(', ');
}

/** The network without the part of one connection: three of the four numbers of IPv4, the first 48 bits of IPv6. */
export function networkOf({ address }: Visitor): string | null {
  const plain = normalizeIP(address);
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  if (isIP(plain) !== 6) return null;
  return `${(plain.split('::')[0] ?? '').split(':').slice(0, 3).join(':')}::/48`;
}
