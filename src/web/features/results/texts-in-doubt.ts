import type { KeptText, TextsOfDossier } from '#api/written-texts.ts';
import { isTextKey, writtenTexts } from '#output/model/written-texts.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';

/** What a text is called, in Dutch as its document is. */
export const textName = (key: string): string => (isTextKey(key) ? writtenTexts[key].name : key);

/** Texts that were looked at before the figures changed, or written under another choice. */
const earlierTexts = ({ asked, texts }: TextsOfDossier): readonly KeptText[] =>
  texts.filter(
    ({ key, isOfThisOutcome, otherChoice }) => asked.includes(key) && (!isOfThisOutcome || otherChoice !== null),
  );

/** What is to be said of them before they leave the office. */
export const textsInDoubt = (texts: TextsOfDossier, words: Catalogue['finalMark']): readonly string[] =>
  earlierTexts(texts).map(({ key, otherChoice }) =>
    otherChoice === null ? words.earlier(textName(key)) : words.otherChoice(textName(key), otherChoice),
  );
