import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { retentionSchema, retentionAnswerSchema } from '#api/retention.ts';
import { retentionDays } from '#api/retention-days.ts';
import { useTexts } from '#web/i18n/language.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { OutcomeNotice, SaveButton, useSentForm } from '#web/ui/sent-form.tsx';
import { apiPaths } from '#api/paths.ts';
import { dataOf } from '#web/lib/api-data.ts';

/** Days that the organisation keeps files with participants. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: async ({ signal }): Promise<number> =>
    (await dataOf(apiPaths.retention, retentionAnswerSchema, { signal })).days,
});

const setRetention = async (days: number): Promise<number> =>
  (await dataOf(apiPaths.retention, retentionAnswerSchema, { method: 'PUT', body: { days } })).days;

const keptForm: KeptForm<number> = { name: 'retention period' };

/** `days`: as it is stored now. */
export function RetentionForm({ days }: { readonly days: number }) {
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
