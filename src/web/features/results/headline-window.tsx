import { type NewHeadline, newHeadlineSchema } from '#api/on-screen.ts';
import { longestHeadline } from '#api/variant-limits.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { type DossierPlace, writeHeadline } from '#web/dossier/dossier-calls.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { headlineForm } from '#web/features/results/headline-form.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { TextField } from '#web/ui/fields.tsx';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';

interface HeadlineWindowProps {
  readonly place: DossierPlace;
  readonly headline: ScreenResult['headline'];
  readonly onClose: () => void;
}

/** Asks for a headline of one's own. */
export function HeadlineWindow({ place, headline, onClose }: HeadlineWindowProps) {
  const { ownHeadline: texts, variants, general } = useTexts();
  const kept = headlineForm(place);
  const { outcome, own } = headline;
  const sent = useSentForm<NewHeadline, NewHeadline, unknown>({
    schema: newHeadlineSchema,
    defaultValues: { title: useUnsent(kept) ?? (own?.isUsed === true ? own.title : outcome) },
    send: ({ title }) => writeHeadline(place, title),
    stale: [dossierQuery(place)],
    onSent: onClose,
    failed: variants.changeFailed,
  });
  useKeptWhenLoginEnds(kept, () => sent.form.getValues().title ?? '');
  return (
    <FormWindow title={texts.change} form={sent} submit={general.save} onClose={onClose}>
      <TextField
        label={texts.label}
        lang="nl"
        required
        maxLength={longestHeadline}
        hint={texts.hint(outcome)}
        {...sent.field('title')}
      />
      <p className="text-sm text-ink-soft">{texts.filesAgain}</p>
    </FormWindow>
  );
}
