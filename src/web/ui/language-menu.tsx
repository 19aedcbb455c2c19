import { chooseLanguage, useLanguageChoice, useFirstTexts } from '#web/i18n/language.ts';
import { languages, languageTag, type Language } from '#web/i18n/language-choice.ts';
import { showError } from '#web/ui/toasts.tsx';

/** Each language by its own name, so that whoever reads only that one finds it. */
const languageNames: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  zh: '简体中文',
};

/** The language of the screens. Until someone chooses, the menu shows its own name instead of a language. */
export function LanguageMenu() {
  const { general, system } = useFirstTexts();
  const { selectedLang, chosen } = useLanguageChoice();
  const choose = (language: Language) => chooseLanguage(language).catch(() => showError(system.somethingWentWrong));
  return (
    <select
      aria-label={general.language}
      value={chosen ? selectedLang : ''}
      onChange={(event) => void choose(event.target.value as Language)}
      className="select no-print h-8 rounded-corner border border-line-strong bg-surface pr-7 pl-2.5 text-sm text-ink"
    >
      {chosen ? null : <option value="">{general.language}</option>}
      {languages.map((language) => (
        <option key={language} value={language} lang={languageTag(language)}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  );
}
