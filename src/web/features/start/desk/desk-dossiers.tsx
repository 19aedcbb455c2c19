import { useId } from 'react';
import { Link } from '#web/ui/link.tsx';
import type { DeskDossier } from '#api/desk.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { statusWords } from '#web/lib/status-words.ts';
import { classNames } from '#web/ui/class-names.ts';

interface DeskDossiersProps {
  /** Undefined while they are on their way. */
  readonly dossiers: readonly DeskDossier[] | undefined;
}

/** The dossiers on the desk; their room is there before they are, so that the page does not jump. */
export function DeskDossiers({ dossiers }: DeskDossiersProps) {
  const { desk } = useFirstTexts();
  const id = useId();
  return (
    <div className="min-h-52">
      <h3 id={id} className="mb-1 text-sm font-semibold text-ink-soft">
        {desk.dossiers}
      </h3>
      {dossiers?.length === 0 ? <p className="text-ink-soft">{desk.empty}</p> : null}
      <ul aria-labelledby={id} className="grid gap-x-8 md:grid-cols-2">
        {dossiers?.map((dossier) => (
          <DossierItem key={dossier.id} dossier={dossier} />
        ))}
      </ul>
    </div>
  );
}

function DossierItem({ dossier }: { readonly dossier: DeskDossier }) {
  const texts = useFirstTexts();
  const { clientId, clientName, id, name, reason, createdOn, filesEraseOn } = dossier;
  const status = statusWords(texts, dossier);
  return (
    <li className="min-h-15 border-t border-line py-2 text-sm max-md:nth-[n+4]:hidden">
      <span className="flex flex-wrap justify-between gap-x-3">
        <Link to={screenPaths.dossierOf(clientId, id)} className="font-semibold text-brand hover:underline">
          {name}
        </Link>
        <span className={classNames('font-semibold', status.look)}>{status.text}</span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
        <span>{clientName}</span>
        <span>
          {reason === 'expiring' && filesEraseOn !== null
            ? texts.statuses.eraseOn(texts.formats.day(filesEraseOn))
            : texts.formats.moment(createdOn)}
        </span>
      </span>
    </li>
  );
}
