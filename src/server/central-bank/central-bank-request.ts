import { resolve } from 'node:path';
import type { CentralBankFileKind } from '#api/central-bank-files.ts';
import { parsedWords } from '#server/platform/control/command-words.ts';
import { UsageError } from '#server/platform/errors/command-error.ts';

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

const kindWords: Readonly<Record<string, CentralBankFileKind>> = { 'p-set': 'pSet', 'q-set': 'qSet', curve: 'curve' };

/** Understands the words after `npm run central-bank --`. A path is meant from `folder` on. */
export function centralBankRequest(words: readonly string[], folder: string): CentralBankRequest {
  const { values, positionals } = parsedWords(words, options, usage);
  const [does, subject, ...others] = positionals;
  const kind = kindWords[values.kind ?? ''];
  const label = kind === 'curve' ? values.day : values.quarter;
  if (others.length === 0) {
    if (does === 'list' && subject === undefined) return { does };
    if (does === 'withdraw' && subject !== undefined) return { does, id: subject };
    if (does === 'add' && subject !== undefined && kind !== undefined && label !== undefined)
      return { does, path: resolve(folder, subject), kind, label, source: values.source };
  }
  throw new UsageError(usage);
}
