import { z } from 'zod';
import { limitNames, type LimitName } from '#api/usage-limits.ts';
import { highestLimit } from '#api/highest-limit.ts';
import { parsedWords } from '#server/platform/control/command-words.ts';
import { UsageError } from '#server/platform/errors/command-error.ts';

const usage = `Gebruik: npm run --silent operate -- OPDRACHT [opties]

  jobs           toont berekeningen die wachten, lopen of mislukt zijn
  retry          start een mislukte berekening opnieuw              (--dossier)
  cancel         stopt een berekening die wacht of loopt            (--dossier)
  sessions       toont wie is ingelogd                              (--end ID beëindigt die sessie)
  quota          toont limieten en gebruik van een organisatie      (--organisation; wijzigen met de opties hieronder)
  organisation   toont de organisaties                              (--organisation met --deactivate of --activate)
  move           verhuist de ingebouwde database van DATA_DIR naar de lege PostgreSQL van DATABASE_URL

  --organisation NAAM   de organisatie
  --dossier ID          het dossier
  --megabytes N         wat de dossiers van de organisatie samen mogen innemen
  --open-dossiers N     hoeveel berekeningen mogen wachten of lopen
  --uploads N           hoeveel uploads per minuut

Werkt ook terwijl de server draait; move alleen als hij stilstaat. Afsluitcode: 0 gelukt; 1 geweigerd of mislukt; 2 onjuist gebruik.`;

export const misusedOperate = (why: string) => new UsageError(`${why}\n\n${usage}`);

/** What the operate command was asked for, understood. */
export type OperateRequest =
  | { readonly does: 'jobs' }
  | { readonly does: 'retry' | 'cancel'; readonly dossierId: string }
  | { readonly does: 'sessions'; readonly end: string | null }
  | {
      readonly does: 'quota';
      readonly organisation: string;
      readonly limits: Readonly<Partial<Record<LimitName, number>>>;
    }
  | {
      readonly does: 'organisation';
      readonly change: { readonly organisation: string; readonly isActive: boolean } | null;
    }
  | { readonly does: 'move' };

const options = {
  organisation: { type: 'string' },
  dossier: { type: 'string' },
  end: { type: 'string' },
  megabytes: { type: 'string' },
  'open-dossiers': { type: 'string' },
  uploads: { type: 'string' },
  activate: { type: 'boolean' },
  deactivate: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parsed>['values'];

/** Which options belong to which command: one that does nothing there is a mistake. */
const optionsOf: Readonly<Record<OperateRequest['does'], readonly (keyof Values)[]>> = {
  jobs: [],
  retry: ['dossier'],
  cancel: ['dossier'],
  sessions: ['end'],
  quota: ['organisation', 'megabytes', 'open-dossiers', 'uploads'],
  organisation: ['organisation', 'activate', 'deactivate'],
  move: [],
};

const limitOptions = { megabytes: 'megabytes', openDossiers: 'open-dossiers', uploadsPerMinute: 'uploads' } as const;

/** Reads the words after `npm run operate --`. Throws `UsageError`. */
export function operateRequest(words: readonly string[]): OperateRequest {
  const { values, positionals } = parsed(words);
  const [does = '', ...rest] = positionals;
  if (!isCommand(does)) throw misusedOperate(does === '' ? 'Geef een opdracht.' : `Onbekende opdracht: ${does}.`);
  const stray = [...rest, ...Object.keys(values).filter((name) => !optionsOf[does].includes(name as keyof Values))];
  if (stray.length > 0) throw misusedOperate(`Bij ${does} hoort niet: ${stray.join(', ')}.`);
  switch (does) {
    case 'retry':
    case 'cancel':
      return { does, dossierId: idIn('dossier', values.dossier) };
    case 'sessions':
      return { does, end: values.end === undefined ? null : idIn('end', values.end) };
    case 'quota':
      return { does, organisation: nameIn(values), limits: limitsIn(values) };
    case 'organisation':
      return { does, change: changeIn(values) };
    case 'jobs':
    case 'move':
      return { does };
    default:
      return does satisfies never;
  }
}

const isCommand = (text: string): text is OperateRequest['does'] => Object.hasOwn(optionsOf, text);

const parsed = (words: readonly string[]) =>
  parsedWords(words, options, `Een optie is onbekend of mist haar waarde.\n\n${usage}`);

function idIn(option: 'dossier' | 'end', text: string | undefined): string {
  const id = z.guid().safeParse(text);
  if (!id.success) throw misusedOperate(`Geef --${option} met het id, zoals de lijst het toont.`);
  return id.data;
}

function nameIn({ organisation = '' }: Values): string {
  if (organisation.trim() === '') throw misusedOperate('Geef --organisation met de naam van de organisatie.');
  return organisation.trim();
}

function limitsIn(values: Values): Partial<Record<LimitName, number>> {
  const limits: Partial<Record<LimitName, number>> = {};
  for (const name of limitNames) {
    const text = values[limitOptions[name]];
    if (text === undefined) continue;
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < 1 || number > highestLimit)
      throw misusedOperate(`--${limitOptions[name]} moet een geheel getal van 1 tot en met ${highestLimit} zijn.`);
    limits[name] = number;
  }
  return limits;
}

function changeIn(values: Values): { organisation: string; isActive: boolean } | null {
  const { activate = false, deactivate = false } = values;
  if (values.organisation === undefined && !activate && !deactivate) return null;
  if (activate === deactivate) throw misusedOperate('Geef één van --activate en --deactivate.');
  return { organisation: nameIn(values), isActive: activate };
}
