import { fieldFaults } from '#web/i18n/nl.ts';
import { findingCodes } from '#input/findings/findings.ts';
import { problems } from '#api/problems.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { findingKinds } from '#input/findings/finding-kinds.ts';
import { checkTexts } from '#output/topics/law/checks/check-texts.ts';
import { findingExplanations } from './finding-explanations.ts';
import { asText, markdownTable } from './markdown-table.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every kind of finding about an input file. */
export function findingTable(): string {
  const rows = findingCodes.map((code) => {
    const [meaning, remedy] = findingExplanations[code];
    return [`**${asText(capital(findingKinds[code]))}**`, asText(meaning), asText(remedy)];
  });
  return markdownTable(['Bevinding', 'Wat het betekent', 'Wat u doet'], rows);
}

/** Every check of the output. */
export function checkTable(): string {
  const rows = Object.values(checkTexts).map(({ title, question, article }) => [
    `**${asText(title)}**`,
    asText(question),
    asText(article),
  ]);
  return markdownTable(['Toets', 'Vraag', 'Artikel'], rows);
}

/** What the program answers when something cannot be done. */
export const problemTable = (): string =>
  [...new Set(Object.values(problems).map(({ message }) => message))]
    .map((message) => `- ${asText(message)}`)
    .join('\n');

/** Why a calculation did not end well. */
export const statusTable = (): string =>
  Object.values(statusReasons)
    // The sentence about a report that is made again is in the chapter about that.
    .filter((text) => text !== statusReasons.restyleFailed)
    .map((text) => `- ${asText(text)}`)
    .join('\n');

/** What may be wrong with a field of a form on the screens. */
export const formTable = (): string =>
  Object.values(fieldFaults)
    .map((text) => `- ${asText(text)}`)
    .join('\n');
