import { useFirstTexts } from '#web/i18n/language.ts';
import { chooseScheme, schemes, useScheme, type Scheme } from '#web/lib/colour-scheme.ts';

/** Light, dark, or as the system is. */
export function SchemeMenu() {
  const { general } = useFirstTexts();
  return (
    <select
      aria-label={general.scheme}
      value={useScheme()}
      onChange={(event) => chooseScheme(event.target.value as Scheme)}
      className="select no-print h-8 max-w-full rounded-corner border border-line-strong bg-surface pr-7 pl-2.5 text-sm text-ink"
    >
      {schemes.map((scheme) => (
        <option key={scheme} value={scheme}>
          {general.schemes[scheme]}
        </option>
      ))}
    </select>
  );
}
