import { useQuery } from '@tanstack/react-query';
import { sharedQuery } from '#web/dossier/share-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Link } from '#web/ui/link.tsx';

/** What is shared with an employer, above the dossiers that he sent himself. */
export function SharedList({ clientId }: { readonly clientId: string }) {
  const { sharing, formats } = useTexts();
  const { data = [] } = useQuery(sharedQuery(clientId));
  if (data.length === 0) return null;
  return (
    <section aria-label={sharing.withYou} className="mb-6 rounded-corner border border-line bg-surface p-4 shadow-card">
      <h2 className="text-lg font-[650]">{sharing.withYou}</h2>
      <ul className="mt-2 divide-y divide-line">
        {data.map(({ id, name, sharedBy, sharedOn, decided }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <Link
              to={screenPaths.dossierOf(clientId, id)}
              className="min-h-6 font-semibold wrap-anywhere text-brand underline decoration-brand/40 underline-offset-3 hover:decoration-brand"
            >
              {name}
            </Link>
            <span className="text-sm text-ink-soft">
              {decided === null
                ? sharing.sharedOn(sharedBy, formats.day(sharedOn))
                : sharing.decided(decided.choice, decided.by, formats.day(decided.on))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
