import type { DeskNews } from '#api/desk.ts';
import { DeskPart, DossierPlace, rowClass } from '#web/features/start/desk-lists.tsx';
import { useFirstTexts } from '#web/i18n/language.ts';

/** What employers did with what is shared with them. */
export function NewsOfShares({ news }: { readonly news: readonly DeskNews[] }) {
  const { desk, formats } = useFirstTexts();
  return (
    <DeskPart title={desk.news}>
      {news.map((dossier) => (
        <li key={dossier.id} className={rowClass}>
          <DossierPlace dossier={dossier} />
          <span className="text-right">
            <span className="block font-semibold">
              {dossier.choice === null ? desk.firstOpened : desk.recorded(dossier.choice)}
            </span>
            <span className="block text-xs text-ink-soft">
              {dossier.by}, {formats.moment(dossier.on)}
            </span>
          </span>
        </li>
      ))}
    </DeskPart>
  );
}
