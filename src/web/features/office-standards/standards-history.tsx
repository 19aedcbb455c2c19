import type { ShownOfficeStandards } from '#api/office-standards.ts';
import { useTexts } from '#web/i18n/language.ts';

/** What held before: from which day, why, and how many values. */
export function StandardsHistory({ stored }: { readonly stored: ShownOfficeStandards }) {
  const { officeStandards: text, formats } = useTexts();
  if (stored.history.length === 0) return <p className="text-ink-soft">{text.none}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {stored.history.map(({ version, adoptedOn, reason, count, changedOn }) => (
        <li key={version} className="border-l-2 border-line pl-3">
          <p className="font-semibold">{formats.day(adoptedOn)}</p>
          <p className="break-words">{reason}</p>
          <p className="text-sm text-ink-soft">{text.stored(count, formats.day(changedOn))}</p>
        </li>
      ))}
    </ol>
  );
}
