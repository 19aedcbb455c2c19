/** Every figure is met to this relative difference. */
const tolerance = 1e-9;

/** Collects what differs, in words. */
export class Comparison {
  readonly found: string[] = [];

  /** `size`: of the figures that these were made from, where they are differences of larger ones. */
  number(name: string, core: number, oracle: number, size = 0): void {
    const scale = Math.max(Math.abs(oracle), size);
    if (!(Math.abs(core - oracle) <= tolerance * scale)) this.found.push(`${name}: core ${core}, oracle ${oracle}`);
  }

  numbers(name: string, core: readonly number[], oracle: readonly number[], size = 0): void {
    if (core.length !== oracle.length) {
      this.found.push(`${name}: core ${core.length} figures, oracle ${oracle.length}`);
      return;
    }
    for (const [index, value] of oracle.entries()) this.number(`${name}[${index}]`, core[index]!, value, size);
  }

  same(name: string, core: unknown, oracle: unknown): void {
    const [a, b] = [JSON.stringify(core), JSON.stringify(oracle)];
    if (a !== b) this.found.push(`${name}: core ${a}, oracle ${b}`);
  }
}

/** Whether some exact rate lies so near a half step that the last bit decides how it is rounded. */
export function isTie(rates: readonly number[], rounding: number): boolean {
  return rates.some((rate) => Math.abs(((rate / rounding) % 1) - 1 / 2) < 1e-6);
}
