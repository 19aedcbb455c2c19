import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { customer } from '#web/customer/customer.ts';
import { retentionQuery } from '#web/features/settings/retention-calls.ts';
import { RetentionForm } from '#web/features/settings/retention-form.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/fetched.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** For advisers: what holds for the whole organisation. */
export function SettingsPage() {
  const { general, retention: text } = useTexts();
  const query = useQuery(retentionQuery);
  const { data } = query;
  return (
    <>
      <PageHeading
        title={general.settings}
        documentTitle={`${general.settings} - ${customer.name}`}
        description={text.pageDescription}
        manual="instellingen"
        breadcrumbs={[{ label: general.home, to: screenPaths.start }, { label: general.settings }]}
        breadcrumbsLabel={general.breadcrumbs}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <Card title={text.title} className="min-h-[30rem] sm:min-h-88">
          <p className="mb-4 max-w-prose text-ink-soft">{text.text}</p>
          <Fetched query={query}>{data === undefined ? null : <RetentionForm days={data} />}</Fetched>
        </Card>
        <Card title={text.logTitle}>
          <p className="mb-4 text-ink-soft">{text.logText}</p>
          <ButtonLink to={screenPaths.auditLog} look="secondary">
            <ScrollText aria-hidden size={18} />
            {text.logOpen}
          </ButtonLink>
        </Card>
      </div>
    </>
  );
}
