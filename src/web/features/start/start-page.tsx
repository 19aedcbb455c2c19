import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { customer } from '#web/customer/customer.ts';
import { AimsSection } from '#web/features/start/aims-section.tsx';
import { Banner } from '#web/features/start/banner.tsx';
import { Desk } from '#web/features/start/desk.tsx';
import { deskQuery } from '#web/features/start/desk-query.ts';
import { Hero } from '#web/features/start/hero.tsx';
import { Welcome } from '#web/features/start/welcome.tsx';
import { FailureBoundary } from '#web/ui/failure-boundary.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Band, BandHeading } from '#web/features/start/band.tsx';
import { CheckedDrawing, TemplateDrawing, ReportDrawing } from '#web/features/start/step-drawings.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { CalendarX2, Cookie, Lock, UserRoundX, type LucideIcon } from 'lucide-react';

const ContactSection = lazyPart(() => import('#web/features/start/contact-section.tsx'), 'ContactSection');

/** First page after signing in: what asks attention, then what the tool does, for whom, how, and what happens to data. */
export function StartPage() {
  const { general } = useFirstTexts();
  const { data, isPending } = useQuery(deskQuery);
  return (
    <>
      <title>{`${general.home} - ${customer.name}`}</title>
      <Desk />
      {/* Whether the welcome is folded is known with the desk: until then the room in sight is kept, so that nothing jumps. */}
      {isPending ? (
        <div aria-busy className="h-[calc(100vh-20rem)]" />
      ) : (
        <BelowDesk isWelcomeFolded={data?.hasOwn ?? false} />
      )}
    </>
  );
}

function BelowDesk({ isWelcomeFolded }: { readonly isWelcomeFolded: boolean }) {
  return (
    <>
      <Welcome isFolded={isWelcomeFolded}>
        <Hero />
        <AimsSection />
        <StepsSection />
        <DataSection />
      </Welcome>
      <Banner />
      {customer.contactSection ? (
        <FailureBoundary of="part">
          <Suspense fallback={<div aria-busy className="h-[48rem]" />}>
            <ContactSection />
          </Suspense>
        </FailureBoundary>
      ) : null}
    </>
  );
}

const steps: readonly (readonly [keyof Catalogue['start']['steps'], ComponentType])[] = [
  ['fill', TemplateDrawing],
  ['check', CheckedDrawing],
  ['report', ReportDrawing],
];

/** The way of a dossier as three story cards. */
function StepsSection() {
  const { start } = useFirstTexts();
  return (
    <Band ground="page" labelledBy="stappen">
      <BandHeading id="stappen">{start.stepsTitle}</BandHeading>
      <ol className="mt-6 grid gap-5 md:grid-cols-3">
        {steps.map(([key, Drawing], index) => (
          <li
            key={key}
            className="overflow-hidden rounded-[calc(var(--corner)*1.5)] border border-line bg-surface shadow-card"
          >
            <div className="border-b border-line bg-brand-soft">
              <Drawing />
            </div>
            <div className="p-5 sm:p-6">
              <h3 className="flex gap-2.5 text-lg font-[650]">
                <span className="text-brand">{index + 1}</span>
                {start.steps[key].title}
              </h3>
              <p className="mt-1.5 text-ink-soft">{start.steps[key].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

const facts: readonly (readonly [keyof Catalogue['start']['dataFacts'], LucideIcon])[] = [
  ['closed', Lock],
  ['nameless', UserRoundX],
  ['erased', CalendarX2],
  ['own', Cookie],
];

/** What happens to what people put into the tool. */
function DataSection() {
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
