import { ArrowRight } from 'lucide-react';
import { customer } from '#web/customer/customer.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** First page after signing in: where to go, and what there is to do. */
export function StartPage() {
  const texts = useTexts();
  const { name } = useCurrentUser();
  return (
    <>
      <PageHeading
        title={texts.start.title(name)}
        documentTitle={`${texts.general.home} - ${customer.name}`}
        description={texts.start.intro}
        breadcrumbsLabel={texts.general.breadcrumbs}
        actions={
          <ButtonLink to={screenPaths.clients}>
            {texts.general.clients}
            <ArrowRight aria-hidden size={18} />
          </ButtonLink>
        }
      />
      <section aria-labelledby="stappen">
        <h2 id="stappen" className="mb-3 text-lg font-[650]">
          {texts.start.stepsTitle}
        </h2>
        <ol className="grid gap-4 md:grid-cols-3">
          {texts.start.steps.map(({ title, text }, index) => (
            <li key={title} className="rounded-corner border border-line bg-white p-6 shadow-card">
              <span
                aria-hidden
                className="mb-4 flex h-9 w-9 items-center justify-center rounded-full bg-brand-soft font-[650] text-brand"
              >
                {index + 1}
              </span>
              <h3 className="font-[650]">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
