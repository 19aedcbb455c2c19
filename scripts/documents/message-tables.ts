import { checkTexts } from '#output/topics/law/checks/check-texts.ts';
import { asText, markdownTable } from './markdown-table.ts';

/** Every check of the output. */
export function checkTable(): string {
  const rows = Object.values(checkTexts).map(({ title, question, article }) => [
    `**${asText(title)}**`,
    asText(question),
    asText(article),
  ]);
  return markdownTable(['Toets', 'Vraag', 'Artikel'], rows);
}
