import { type ReactNode, useId } from 'react';
import type { DeskDossier } from '#api/desk.ts';
import { useStepWords, whoText } from '#web/dossier/use-step-words.ts';
import type { DueDay } from '#web/features/start/due-days.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { hasFileErrors, statusWords } from '#web/lib/status-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';

interface DeskPartProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Instead of the list where it is empty. */
  readonly nothing?: string;
  readonly children: readonly ReactNode[];
}

/** A part of the desk with its list; none of an empty one of which nothing is said. */
export function DeskPart({ title, aside, nothing, children }: DeskPartProps) {
  const id = useId();
  const isEmpty = children.length === 0;
  return isEmpty && !nothing ? null : (
    <div className="min-w-0">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-[650]">
          {title}
        </h2>
        {aside}
      </div>
      {isEmpty ? <p className="text-sm text-ink-soft">{nothing}</p> : null}
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

export const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-sm';

type Place = Pick<DeskDossier, 'clientId' | 'clientName' | 'id' | 'name'>;

interface DeskDossierProps {
  readonly dossier: DeskDossier;
}

/** A dossier with its employer, how it stands, and what can be done about it or since when it is there. */
export function DeskRow({ dossier }: DeskDossierProps) {
  const texts = useFirstTexts();
  const { reason, createdOn } = dossier;
  const status = statusWords(texts, dossier);
  return (
    <li className={rowClass}>
      <DossierPlace dossier={dossier} />
      <span className="text-right">
        <span className={`block font-semibold ${status.look}`}>{status.text}</span>
        {reason === 'wrong' ? null : (
          <span className="block text-xs text-ink-soft">{texts.formats.moment(createdOn)}</span>
        )}
      </span>
      {reason === 'wrong' ? <Remedy dossier={dossier} /> : null}
    </li>
  );
}

export function DossierPlace({ dossier: { clientId, clientName, id, name } }: { readonly dossier: Place }) {
  return (
    <span className="min-w-0 flex-1 basis-40">
      <Link
        to={screenPaths.dossierOf(clientId, id)}
        className="block font-semibold break-words text-brand hover:underline"
      >
        {name}
      </Link>
      <span className="block text-xs break-words text-ink-soft">{clientName}</span>
    </span>
  );
}

/** Leads to what is wrong with the file, or to the row in which the calculation is tried again. */
function Remedy({ dossier: { clientId, id, name, calculationStatus } }: DeskDossierProps) {
  const { desk, general } = useFirstTexts();
  const [to, text] = hasFileErrors(calculationStatus)
    ? [screenPaths.dossierOf(clientId, id), desk.toErrors]
    : [screenPaths.clientOf(clientId), general.retry];
  return (
    <ButtonLink to={to} look="secondary" size="small" aria-label={`${text}: ${name}`}>
      {text}
    </ButtonLink>
  );
}

/** A day before which somebody acts: how many are left, who, and what. */
export function DueRow({ due: { what, day, daysLeft, client, dossier, step } }: { readonly due: DueDay }) {
  const { desk, formats } = useFirstTexts();
  const words = useStepWords(what === 'step');
  const of = dossier ?? step;
  return (
    <li className={rowClass}>
      <span className="w-40 shrink-0">
        <span className="block font-semibold">{desk.daysLeft(daysLeft)}</span>
        <span className="block text-xs text-ink-soft">
          {formats.day(day)} · {step ? words && whoText(words, step) : desk.acts[dossier ? 'you' : 'employer']}
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-40">
        {of ? <DossierPlace dossier={of} /> : null}
        {client ? (
          <Link
            to={screenPaths.clientOf(client.clientId)}
            className="block font-semibold break-words text-brand hover:underline"
          >
            {client.clientName}
          </Link>
        ) : null}
        <span>{what === 'step' ? step && words?.steps[step.step] : desk.deadline[what]}</span>
      </span>
    </li>
  );
}
