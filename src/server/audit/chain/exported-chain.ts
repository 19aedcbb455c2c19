import { z } from 'zod';
import { type ChainLink, chainLinkSchema, chainStart, checkedChain } from '#server/audit/chain/chain.ts';

const headerSchema = z.object({
  evenwicht: z.literal('logboek'),
  organisation: z.object({ id: z.string(), name: z.string() }),
  madeOn: z.string(),
  /** How many links follow, and the hash of the last. */
  count: z.number(),
  hash: z.string(),
});

export interface ExportedChain {
  readonly header: z.infer<typeof headerSchema>;
  readonly links: readonly ChainLink[];
}

/** The log of an organisation as a text of lines: a header, then a link with its entry each. */
export function chainText(organisation: { id: string; name: string }, links: readonly ChainLink[], now: Date): string {
  const hash = links.at(-1)?.hash ?? chainStart(organisation.id);
  const header = { evenwicht: 'logboek', organisation, madeOn: now.toISOString(), count: links.length, hash };
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
  const { problems } = checkedChain(header.organisation.id, links);
  const end = links.at(-1)?.hash ?? chainStart(header.organisation.id);
  const ends =
    header.count === links.length && header.hash === end ? [] : ['het bestand is niet heel: het einde klopt niet'];
  return [...problems, ...ends, ...(earlier === null ? [] : beginProblems(links, header, earlier))];
}

function beginProblems(
  links: readonly ChainLink[],
  { organisation }: ExportedChain['header'],
  earlier: ExportedChain,
): readonly string[] {
  if (earlier.header.organisation.id !== organisation.id) return ['het eerdere bestand is van een andere organisatie'];
  const { count, hash } = earlier.header;
  if (count === 0 || links[count - 1]?.hash === hash) return [];
  return [`de eerste ${count} regels zijn niet die van het eerdere bestand: er is iets vervangen of verwijderd`];
}
