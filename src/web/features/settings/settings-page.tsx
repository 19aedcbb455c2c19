import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { MonitorSmartphone, ScrollText, SlidersHorizontal } from 'lucide-react';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { organisationUsageQuery } from '#web/lib/usage-queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loaded } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { UsageCard } from '#web/ui/usage-card.tsx';
import { retentionSchema, retentionAnswerSchema } from '#api/retention.ts';
import { retentionDays } from '#api/retention-days.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { TextField } from '#web/ui/fields.tsx';
import { OutcomeNotice, SaveButton, useSentForm } from '#web/ui/sent-form.tsx';
import { apiPaths } from '#api/paths.ts';
import { dataOf, put } from '#web/lib/api-data.ts';

/** For advisers: what holds for the whole organisation. */
export function SettingsPage() {
  const { general, retention: text, officeStandards, organisationSessions, usage } = useTexts();
  return (
    <>
      <PageHeading title={general.settings} description={text.pageDescription} manual="instellingen" />
      <div className="flex max-w-4xl flex-col gap-5">
        <Card title={text.title} className="min-h-[30rem] sm:min-h-88">
          <p className="mb-4 max-w-prose text-ink-soft">{text.text}</p>
          <Loaded of={retentionQuery}>{(days) => <RetentionForm days={days} />}</Loaded>
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
        <UsageCard description={usage.organisation} of={organisationUsageQuery} />
      </div>
    </>
  );
}

/** Days that the organisation keeps files with participants. */
const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: async ({ signal }): Promise<number> =>
    (await dataOf(apiPaths.retention, retentionAnswerSchema, { signal })).days,
});

const setRetention = async (days: number): Promise<number> =>
  (await put(apiPaths.retention, retentionAnswerSchema, { days })).days;

const keptForm: KeptForm<number> = { name: 'retention period' };

/** `days`: as it is stored now. */
function RetentionForm({ days }: { readonly days: number }) {
  const { retention: text } = useTexts();
  const queries = useQueryClient();
  const { form, outcome, isBusy, onSubmit, numberField } = useSentForm({
    schema: retentionSchema,
    defaultValues: { days: useUnsent(keptForm) ?? days },
    send: async (input) => queries.setQueryData(retentionQuery.queryKey, await setRetention(input.days)),
    failed: text.failed,
  });
  useKeptWhenLoginEnds(keptForm, () => {
    const entered = form.getValues('days');
    return entered === days ? undefined : entered;
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
      <TextField
        label={text.days}
        hint={text.daysHint(retentionDays.minimum, retentionDays.maximum)}
        className="max-w-56"
        {...numberField('days')}
      />
      <p className="text-sm text-ink-soft">{text.shorter}</p>
      <OutcomeNotice outcome={outcome} saved={text.saved} />
      <SaveButton isBusy={isBusy} className="self-start" />
    </form>
  );
}
