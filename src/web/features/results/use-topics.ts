import { statedInWords } from '#output/language/wording.ts';
import type { Section } from '#output/model/section.ts';
import { useLanguage, useTexts } from '#web/i18n/language.ts';

interface Topic {
  readonly text: string;
  /** Set where it is in Dutch, whatever the language of the reader. */
  readonly lang: 'nl' | undefined;
}

/** What a section is about, in the language of the reader; what was stored by an earlier version is in Dutch. */
export function useTopics(): (section: Pick<Section, 'topic' | 'saidTopic'>) => Topic {
  const { outcome } = useTexts();
  const language = useLanguage();
  return ({ topic, saidTopic }) =>
    language === 'nl' || saidTopic === undefined
      ? { text: topic, lang: 'nl' }
      : { text: statedInWords(saidTopic, outcome), lang: undefined };
}
