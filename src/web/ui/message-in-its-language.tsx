import { languageOfText } from '#web/i18n/language-of-text.ts';

interface MessageInItsLanguageProps {
  readonly className?: string;
  readonly children: string;
}

/** A message, marked with its language where that is not the language of the screen. */
export const MessageInItsLanguage = ({ className, children }: MessageInItsLanguageProps) => (
  <span lang={languageOfText(children)} className={className}>
    {children}
  </span>
);
