import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone, ScrollText, SlidersHorizontal } from 'lucide-react';
import { retentionQuery } from '#web/features/settings/retention-form.tsx';
import { RetentionForm } from '#web/features/settings/retention-form.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { organisationUsageQuery } from '#web/lib/usage-queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { UsageCard } from '#web/ui/usage-card.tsx';

/** For advisers: what holds for the whole organisation. */
export function SettingsPage() {
  const { general, retention: text, officeStandards, organisationSessions, usage } = useTexts();
  const query = useQuery(retentionQuery);
  const { data } = query;
  const used = useQuery(organisationUsageQuery);
  return (
    <>
      <PageHeading title={general.settings} description={text.pageDescription} manual="instellingen" />
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <Card title={text.title} className="min-h-[30rem] sm:min-h-88">
          <p className="mb-4 max-w-prose text-ink-soft">{text.text}</p>
          <QueryResult query={query}>{data === undefined ? null : <RetentionForm days={data} />}</QueryResult>
        </Card>
        <Card title={text.logTitle}>
          <p className="mb-4 text-ink-soft">{text.logText}</p>
          <ButtonLink to={screenPaths.auditLog} look="secondary" icon={ScrollText}>
            {text.logOpen}
          </ButtonLink>
        </Card>
        <Card title={organisationSessions.cardTitle}>
          <p className="mb-4 text-ink-soft">{organisationSessions.cardText}</p>
          <ButtonLink to={screenPaths.organisationSessions} look="secondary" icon={MonitorSmartphone}>
            {organisationSessions.open}
          </ButtonLink>
        </Card>
        <Card title={officeStandards.title}>
          <p className="mb-4 text-ink-soft">{officeStandards.cardText}</p>
          <ButtonLink to={screenPaths.officeStandards} look="secondary" icon={SlidersHorizontal}>
            {officeStandards.open}
          </ButtonLink>
        </Card>
        <UsageCard description={usage.organisation} query={used} />
      </div>
    </>
  );
}
