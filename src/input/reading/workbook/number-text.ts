const [zero, nine, point] = [0x30, 0x39, 0x2e];
const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const numberPattern = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/;

/**
 * The number written in these bytes; NaN when they are not a finite number as XML writes it. Up to 15 digits are made from
 * whole numbers, which rounds as exactly as the slow way.
 */
export function numberInBytes(bytes: Uint8Array, start: number, end: number): number {
  let mantissa = 0;
  let decimals = -1;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= zero && byte <= nine) {
      mantissa = mantissa * 10 + byte - zero;
      if (decimals >= 0) decimals += 1;
    } else if (byte === point && decimals < 0) decimals = 0;
    else return slowNumber(bytes, start, end);
  }
  const digits = end - start - (decimals < 0 ? 0 : 1);
  if (digits < 1 || digits > 15) return slowNumber(bytes, start, end);
  return decimals > 0 ? mantissa / (powers[decimals] ?? 1) : mantissa;
}

function slowNumber(bytes: Uint8Array, start: number, end: number): number {
  if (end - start > 64) return Number.NaN;
  const text = String.fromCharCode(...bytes.subarray(start, end));
  const value = numberPattern.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}
