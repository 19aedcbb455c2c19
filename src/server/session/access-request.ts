import { z } from 'zod';
import { type Role, roleSchema } from '#api/session.ts';
import { parsedWords } from '#server/platform/control/command-words.ts';
import { UsageError } from '#server/platform/errors/command-error.ts';
import type { Recipient } from '#server/session/issue.ts';

export const accessUsage = `Gebruik: npm run --silent access -- OPDRACHT [opties]

  code     maakt een toegangscode en toont alleen die        (--organisation, --holder)
  link     maakt een inloglink, eenmalig en 10 minuten geldig (--organisation, --holder)
  revoke   trekt codes, links en sessies van een houder in   (--organisation, --holder)
  reset    wist de tweede factor van een houder die hem kwijt is (--organisation, --holder)
  list     toont wie toegang heeft

  --organisation NAAM   organisatie; wordt gemaakt als zij nieuw is
  --holder NAAM         wie de toegang krijgt
  --role ROL            adviser (standaard), employer of provider
  --client ID           de werkgever, verplicht bij --role employer
  --days N              geldigheid van een code in dagen, 1-3650 (standaard 365)`;

/** What the access command was asked for, understood. */
export type AccessRequest =
  | { readonly does: 'code'; readonly recipient: Recipient; readonly days: number }
  | { readonly does: 'link'; readonly recipient: Recipient }
  | { readonly does: 'revoke' | 'reset'; readonly organisation: string; readonly holder: string }
  | { readonly does: 'list' };

const misused = (why: string) => new UsageError(`${why}\n\n${accessUsage}`);

const options = {
  organisation: { type: 'string' },
  holder: { type: 'string' },
  role: { type: 'string', default: 'adviser' },
  client: { type: 'string' },
  days: { type: 'string', default: '365' },
} as const;

/** Reads the words after `npm run access --`. Throws `UsageError`. */
export function accessRequest(words: readonly string[]): AccessRequest {
  const { values, positionals } = parsed(words);
  const [does, ...rest] = positionals;
  if (rest.length > 0) throw misused(`Onverwacht: ${rest.join(' ')}.`);
  switch (does) {
    case 'list':
      return { does };
    case 'revoke':
    case 'reset':
      return { does, organisation: nameIn(values, 'organisation'), holder: nameIn(values, 'holder') };
    case 'link':
      return { does, recipient: recipientIn(values) };
    case 'code':
      return { does, recipient: recipientIn(values), days: daysIn(values.days) };
    case undefined:
      throw misused('Geef een opdracht: code, link, revoke, reset of list.');
    default:
      throw misused(`Onbekende opdracht: ${does}.`);
  }
}

type Values = ReturnType<typeof parsed>['values'];

const parsed = (words: readonly string[]) =>
  parsedWords(words, options, `Een optie is onbekend of mist haar waarde.\n\n${accessUsage}`);

function nameIn(values: Values, option: 'organisation' | 'holder'): string {
  const name = values[option]?.trim() ?? '';
  if (name === '' || name.length > 80) throw misused(`Geef --${option} met een naam van 1 tot 80 tekens.`);
  return name;
}

function recipientIn(values: Values): Recipient {
  const role = roleIn(values.role);
  const client = values.client ?? null;
  if (role === 'employer' && !z.guid().safeParse(client).success)
    throw misused('Bij --role employer hoort --client met het id van de werkgever.');
  if (role !== 'employer' && client !== null) throw misused('--client hoort alleen bij --role employer.');
  return { organisation: nameIn(values, 'organisation'), holder: nameIn(values, 'holder'), role, clientId: client };
}

function roleIn(text: string): Role {
  const role = roleSchema.safeParse(text);
  if (!role.success) throw misused(`Onbekende rol: ${text}. Kies adviser, employer of provider.`);
  return role.data;
}

function daysIn(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw misused('--days moet een geheel getal van 1 tot en met 3650 zijn.');
  return days;
}
