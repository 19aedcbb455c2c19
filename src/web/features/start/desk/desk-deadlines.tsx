import { useId } from 'react';
import { Link } from '#web/ui/link.tsx';
import type { DeskDeadline } from '#api/desk.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';

interface DeskDeadlinesProps {
  /** Undefined while they are on their way. */
  readonly deadlines: readonly DeskDeadline[] | undefined;
}

/** The days to come before which something must be done, the first in front. */
export function DeskDeadlines({ deadlines }: DeskDeadlinesProps) {
  const { desk, formats } = useFirstTexts();
  const id = useId();
  return (
    <div className="min-h-32 lg:min-h-52">
      <h3 id={id} className="mb-1 text-sm font-semibold text-ink-soft">
        {desk.deadlines}
      </h3>
      {deadlines?.length === 0 ? <p className="text-ink-soft">{desk.noDeadlines}</p> : null}
      <ul aria-labelledby={id}>
        {deadlines?.map(({ day, what, client }) => (
          <li
            key={`${what} ${day} ${client?.clientId ?? ''}`}
            className="flex gap-x-4 border-t border-line py-2 text-sm max-lg:nth-[n+4]:hidden"
          >
            <span className="w-22 shrink-0 font-semibold">{formats.day(`${day}T12:00:00Z`)}</span>
            <span>
              {desk.deadline[what]}
              {client === null ? null : (
                <Link
                  to={screenPaths.clientOf(client.clientId)}
                  className="block font-semibold text-brand hover:underline"
                >
                  {client.clientName}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
