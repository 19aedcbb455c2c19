import { languageOfText } from '#web/i18n/language-of-text.ts';

interface SaidProps {
  readonly className?: string;
  readonly children: string;
}

/** A message, marked with its language where that is not the language of the screen. */
export const Said = ({ className, children }: SaidProps) => (
  <span lang={languageOfText(children)} className={className}>
    {children}
  </span>
);
