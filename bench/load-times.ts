/** Times of calls by what they are, and how many were not answered with what was asked for. */
export interface LoadTimes {
  /** Does a call, reads its answer to the end, and remembers how long that took. Resolves to its status. */
  measured(what: string, call: () => Promise<Response>): Promise<string>;
  table(): string;
}

interface Kept {
  readonly milliseconds: number[];
  readonly refused: Map<string, number>;
}

export function loadTimes(): LoadTimes {
  const kept = new Map<string, Kept>();
  const of = (what: string): Kept => {
    const known = kept.get(what) ?? { milliseconds: [], refused: new Map<string, number>() };
    kept.set(what, known);
    return known;
  };
  return {
    measured: async (what, call) => {
      const { milliseconds, refused } = of(what);
      const began = performance.now();
      const status = await statusOf(call);
      milliseconds.push(performance.now() - began);
      if (!/^2\d\d$|^304$/.test(status)) refused.set(status, (refused.get(status) ?? 0) + 1);
      return status;
    },
    table: () => [header, ...[...kept].map(([what, of]) => line(what, of))].join('\n'),
  };
}

/** A call that ends without an answer counts as one that was refused. */
async function statusOf(call: () => Promise<Response>): Promise<string> {
  try {
    const answer = await call();
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return (error as Error).name;
  }
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(10))).join('');
const header = row(['what', 'calls', 'half', '95%', '99%', 'longest', 'refused']);

function line(what: string, { milliseconds, refused }: Kept): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const within = (part: number) => `${Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0)} ms`;
  const refusals = [...refused].map(([status, count]) => `${count} x ${status}`).join(' ') || '0';
  return row([what, String(sorted.length), within(0.5), within(0.95), within(0.99), within(1), refusals]);
}
