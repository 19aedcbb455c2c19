import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { misused } from '#server/platform/control/control-socket.ts';
import { type CentralBankFileKind, centralBankFileKinds } from '#api/central-bank-files.ts';

const usage = `Gebruik: npm run --silent central-bank -- OPDRACHT [opties]

  list                toont de scenariosets en rentecurves van De Nederlandsche Bank
  add BESTAND         leest, controleert en bewaart een bestand  (--kind, --quarter of --day)
  withdraw ID         trekt een bestand in: nieuwe dossiers rekenen er niet meer mee

  --kind SOORT        p-set, q-set of curve
  --quarter KWARTAAL  van een set, zoals 2026Q3
  --day DAG           van een curve, zoals 2026-09-30
  --source TEKST      bron, zoals die bij uitkomsten komt te staan (standaard: De Nederlandsche Bank)

Werkt ook terwijl de server draait. Afsluitcode: 0 gelukt; 1 mislukt of geweigerd; 2 onjuist gebruik.`;

/** What the command was asked for, understood. */
export type CentralBankRequest =
  | { readonly does: 'list' }
  | { readonly does: 'withdraw'; readonly id: string }
  | {
      readonly does: 'add';
      readonly path: string;
      readonly kind: CentralBankFileKind;
      readonly label: string;
      readonly source: string;
    };

const text = { type: 'string' } as const;
const options = {
  kind: text,
  quarter: text,
  day: text,
  source: { type: 'string', default: 'De Nederlandsche Bank' },
} as const;

const kindWord = (kind: CentralBankFileKind): string => ({ pSet: 'p-set', qSet: 'q-set', curve: 'curve' })[kind];

/** Understands the words after `npm run central-bank --`; null when they cannot be. A path is meant from `folder` on. */
export function centralBankRequest(words: readonly string[], folder: string): CentralBankRequest | null {
  const parsed = parsedWords(words);
  if (parsed === null) return null;
  const { values, positionals } = parsed;
  const [does, subject, ...others] = positionals;
  if (others.length > 0) return null;
  if (does === 'list' && subject === undefined) return { does };
  if (does === 'withdraw' && subject !== undefined) return { does, id: subject };
  const kind = centralBankFileKinds.find((one) => kindWord(one) === values.kind);
  const label = kind === 'curve' ? values.day : values.quarter;
  if (does !== 'add' || subject === undefined || kind === undefined || label === undefined) return null;
  return { does, path: resolve(folder, subject), kind, label, source: values.source };
}

function parsedWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    return null;
  }
}

export const misusedCentralBank = misused(usage);

/** The words by which a running server is asked for the same. */
export function centralBankWords(request: CentralBankRequest): string[] {
  if (request.does === 'list') return ['central-bank', 'list'];
  if (request.does === 'withdraw') return ['central-bank', 'withdraw', request.id];
  const { path, kind, label, source } = request;
  const of = kind === 'curve' ? '--day' : '--quarter';
  return ['central-bank', 'add', path, '--kind', kindWord(kind), of, label, '--source', source];
}
