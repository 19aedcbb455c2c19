import { z } from 'zod';
import {
  type ChainBegin,
  chainBeginSchema,
  type ChainLink,
  chainLinkSchema,
  chainStart,
  checkedChain,
} from '#server/audit/chain/chain.ts';

const headerSchema = z.object({
  evenwicht: z.literal('logboek'),
  organisation: z.object({ id: z.string(), name: z.string() }),
  madeOn: z.string(),
  /** After which link it begins; null: with the first. */
  begin: chainBeginSchema.nullable().default(null),
  /** How many links follow, and the hash of the last. */
  count: z.number(),
  hash: z.string(),
});

export interface ExportedChain {
  readonly header: z.infer<typeof headerSchema>;
  readonly links: readonly ChainLink[];
}

/** The log of an organisation as a text of lines: a header, then a link with its entry each. */
export function chainText(
  organisation: { id: string; name: string },
  { begin, links }: { readonly begin: ChainBegin | null; readonly links: readonly ChainLink[] },
  now: Date,
): string {
  const hash = (links.at(-1) ?? begin)?.hash ?? chainStart(organisation.id);
  const header = { evenwicht: 'logboek', organisation, madeOn: now.toISOString(), begin, count: links.length, hash };
  return [header, ...links].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** What stands in such a text; null when it is none. */
export function chainIn(text: string): ExportedChain | null {
  try {
    const [first, ...rest] = text
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    return { header: headerSchema.parse(first), links: z.array(chainLinkSchema).parse(rest) };
  } catch {
    return null;
  }
}

/** What is wrong with an exported log, in Dutch, also beside one that was exported earlier. */
export function chainProblems({ header, links }: ExportedChain, earlier: ExportedChain | null): readonly string[] {
  const { problems } = checkedChain(header.organisation.id, links, header.begin);
  const end = (links.at(-1) ?? header.begin)?.hash ?? chainStart(header.organisation.id);
  const ends =
    header.count === links.length && header.hash === end ? [] : ['het bestand is niet heel: het einde klopt niet'];
  return [...problems, ...ends, ...(earlier === null ? [] : beginProblems(links, header, earlier))];
}

function beginProblems(
  links: readonly ChainLink[],
  { organisation, begin }: ExportedChain['header'],
  earlier: ExportedChain,
): readonly string[] {
  if (earlier.header.organisation.id !== organisation.id) return ['het eerdere bestand is van een andere organisatie'];
  const end = earlier.links.at(-1) ?? earlier.header.begin;
  if (end === null) return [];
  const { number } = end;
  if (begin !== null && number < begin.number)
    return [
      `het eerdere bestand eindigt bij regel ${number}; dit begint na regel ${begin.number} en is er niet mee te vergelijken`,
    ];
  const same = [begin, ...links].find((link) => link?.number === number);
  if (same?.hash === earlier.header.hash) return [];
  return [`de eerste ${number} regels zijn niet die van het eerdere bestand: er is iets vervangen of verwijderd`];
}
