import { chainBegin, chainOf, takeChain } from '#server/audit/chain/chain-store.ts';
import { checkedChain } from '#server/audit/chain/chain.ts';
import { chainIn, chainProblems, chainText, type ExportedChain } from '#server/audit/chain/exported-chain.ts';
import { sealAll } from '#server/audit/chain/seal-log.ts';
import { parsedWords } from '#server/platform/control/command-words.ts';
import { type CommandAnswer, done, refused } from '#server/platform/control/control-socket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { UsageError } from '#server/platform/errors/command-error.ts';
import { organisationOfName } from '#server/platform/database/organisations-store.ts';
import type { Log } from '#server/platform/log.ts';

const usage = `Gebruik: npm run --silent audit -- export --organisation NAAM > BESTAND
         npm run --silent audit -- verify BESTAND [--earlier BESTAND]

  export   schrijft het logboek van een organisatie met zijn keten; werkt ook terwijl de server draait
  verify   controleert zo'n bestand, zonder database; met --earlier ook of een eerder bestand er het begin van is

Afsluitcode: 0 in orde; 1 niet in orde of mislukt; 2 onjuist gebruik.`;

export type AuditRequest =
  | { readonly does: 'export'; readonly organisation: string }
  | { readonly does: 'verify'; readonly file: string; readonly earlier: string | null };

/** Understands the words after `npm run audit --`. */
export function auditRequest(words: readonly string[]): AuditRequest {
  const options = { organisation: { type: 'string' }, earlier: { type: 'string' } } as const;
  const { values, positionals } = parsedWords(words, options, usage);
  const [does, file, ...rest] = positionals;
  const { organisation, earlier } = values;
  if (does === 'export' && file === undefined && organisation !== undefined && earlier === undefined)
    return { does, organisation };
  if (does === 'verify' && file !== undefined && rest.length === 0 && organisation === undefined)
    return { does, file, earlier: earlier ?? null };
  throw new UsageError(usage);
}

/** The log of an organisation with its chain, all that was done until now sealed. */
export async function exportedAnswer(database: Database, name: string, log: Log): Promise<CommandAnswer> {
  const found = await database.as('operator', (tx) => organisationOfName(tx, name));
  if (found === null) return refused(`Er is geen organisatie ${name}.`);
  const { id } = found;
  await sealAll(database, id, log);
  const chain = await database.as('operator', async (tx) => {
    // No entry is erased between the two.
    await takeChain(tx, id);
    return { begin: await chainBegin(tx, id), links: await chainOf(tx, id) };
  });
  const { links } = chain;
  return done(`Regels: ${links.length}.`, chainText({ id, name }, chain, new Date()));
}

/** Checks the texts of an exported log and one that was exported earlier. */
export function verifiedAnswer(text: string, earlierText: string | null): CommandAnswer {
  const exported = chainIn(text);
  const earlier = earlierText === null ? null : chainIn(earlierText);
  if (exported === null || (earlierText !== null && earlier === null))
    return refused('Het bestand is geen logboek van Evenwicht, of het is beschadigd.');
  return verdict(exported, chainProblems(exported, earlier));
}

/** As many as anybody reads. */
const mostProblems = 20;

function verdict({ header, links }: ExportedChain, problems: readonly string[]): CommandAnswer {
  const { erasedNames } = checkedChain(header.organisation.id, links, header.begin);
  if (problems.length > 0) {
    const more = problems.length > mostProblems ? [`en nog ${problems.length - mostProblems}`] : [];
    const lines = ['Het logboek is niet in orde:', ...problems.slice(0, mostProblems), ...more];
    return refused(lines.join('\n'));
  }
  const names = erasedNames === 0 ? '' : ` Van ${erasedNames} zijn de namen gewist.`;
  const { begin } = header;
  const start = begin === null ? '' : ` Regel 1 tot en met ${begin.number} zijn na hun bewaartermijn gewist.`;
  return {
    exitCode: 0,
    out: `In orde: ${links.length} regels van ${header.organisation.name}, tot ${header.hash}.${names}${start}\n`,
    error: '',
  };
}
