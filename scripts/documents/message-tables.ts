import { readFileSync } from 'node:fs';
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

/** Headings for the sentences of the list of messages, by the part of the program that says them. */
export const sentenceGroups: Readonly<Record<string, readonly string[]>> = {
  'Over het bestand als geheel': ['unreadable-workbook', 'template-kind'],
  'Over bladen, velden en tabellen': ['given-values', 'field-values', 'small-table', 'table-columns', 'finding-list'],
  'Over één cel': [
    'retired-fields',
    'retired-values',
    'cell-reader',
    'problem',
    'number-value',
    'day-value',
    'text-value',
    'percent-columns',
  ],
  'Over hele kolommen en rijen': [
    'swapped-days',
    'low-pay',
    'high-pay',
    'hours',
    'part-time-pay',
    'accrued-checks',
    'same-person',
    'total-rows',
    'shifted-rows',
  ],
  'Over de regelingen': [
    'as-now',
    'population-checks',
    'scheme-checks',
    'offset-checks',
    'cost-checks',
    'contribution-checks',
    'one-off-checks',
    'invoice-checks',
    'invoice-findings',
    'shape-checks',
    'choice-checks',
    'cross-checks',
    'assumption-checks',
    'domain-finding',
  ],
  'Over de deelnemers': ['participant-list', 'participant-columns', 'participant-checks'],
  'Waarom een bestand beschadigd, te groot of niet leesbaar is': [
    'read-workbook',
    'refusal',
    'active-kinds',
    'active-content',
    'main-part',
    'packed-cells',
    'linked-parts',
    'sheet-part',
    'table-part',
    'text-store',
    'workbook-part',
    'zip-file',
  ],
};

interface Sentence {
  readonly source: string;
  readonly text: string;
}

/** The sentences of docs/messages.md, which a test makes from the sources. */
export function listedSentences(): readonly Sentence[] {
  const list = readFileSync(new URL('../../docs/messages.md', import.meta.url), 'utf8');
  const [, part = ''] = list.split('## Sentences');
  return [...part.matchAll(/^\| ([a-z-]+) \| (.*) \|$/gm)].map(([, source = '', text = '']) => ({ source, text }));
}

/** Every sentence that can appear beside a cell, in groups. */
export function sentenceLists(): string {
  const sentences = listedSentences();
  return Object.entries(sentenceGroups)
    .map(([title, sources]) => {
      const texts = sentences.filter(({ source }) => sources.includes(source)).map(({ text }) => text);
      return [
        `## ${title}`,
        [...new Set(texts)].map((text) => `- ${asText(text.replaceAll('\\|', '|'))}`).join('\n'),
      ].join('\n\n');
    })
    .join('\n\n');
}
