import { CalendarX2, Cookie, Lock, UserRoundX, type LucideIcon } from 'lucide-react';
import { Band, BandHeading } from '#web/features/start/band.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useFirstTexts } from '#web/i18n/language.ts';

const facts: readonly (readonly [keyof Catalogue['start']['dataFacts'], LucideIcon])[] = [
  ['closed', Lock],
  ['nameless', UserRoundX],
  ['erased', CalendarX2],
  ['own', Cookie],
];

/** What happens to what people put into the tool. */
export function DataSection() {
  const { start } = useFirstTexts();
  return (
    <Band ground="white" labelledBy="gegevens">
      <BandHeading id="gegevens">{start.dataTitle}</BandHeading>
      <ul className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([key, Icon]) => (
          <li key={key}>
            <Icon
              aria-hidden
              size={26}
              strokeWidth={1.75}
              className="mb-3 text-brand forced-colors:text-[CanvasText]"
            />
            <h3 className="font-[650]">{start.dataFacts[key].title}</h3>
            <p className="mt-1 text-ink-soft">{start.dataFacts[key].text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
