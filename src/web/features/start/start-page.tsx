import { Suspense } from 'react';
import { customer } from '#web/customer/customer.ts';
import { AimsSection } from '#web/features/start/aims-section.tsx';
import { Banner } from '#web/features/start/banner.tsx';
import { DataSection } from '#web/features/start/data-section.tsx';
import { Desk } from '#web/features/start/desk/desk.tsx';
import { Hero } from '#web/features/start/hero.tsx';
import { StepsSection } from '#web/features/start/steps-section.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';

const ContactSection = lazyPart(() => import('#web/features/start/contact-section.tsx'), 'ContactSection');

/** First page after signing in: what asks attention, then what the tool does, for whom, how, and what happens to data. */
export function StartPage() {
  return (
    <>
      <Desk />
      <Hero />
      <AimsSection />
      <StepsSection />
      <DataSection />
      <Banner />
      {customer.contactSection ? (
        <Suspense fallback={<div aria-busy className="h-[48rem]" />}>
          <ContactSection />
        </Suspense>
      ) : null}
    </>
  );
}
