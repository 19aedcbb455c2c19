import { Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type NewHeadline, newHeadlineSchema } from '#api/on-screen.ts';
import { longestHeadline } from '#api/variant-limits.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { type DossierPlace, writeHeadline } from '#web/dossier/dossier-calls.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';

interface OwnHeadlineProps {
  readonly place: DossierPlace;
  readonly headline: ScreenResult['headline'];
}

const headlineForm = ({ documentId }: DossierPlace): KeptForm<string> => ({ name: `headline of ${documentId}` });

/** For an adviser the way to another headline, and back to that of the outcome. */
export function OwnHeadline({ place, headline }: OwnHeadlineProps) {
  const { ownHeadline: texts, variants } = useTexts();
  const isUnsent = useUnsent(headlineForm(place)) !== undefined;
  const [isAsked, setAsked] = useState(isUnsent);
  const [isTakenBack, setTakenBack] = useState(false);
  const { own } = headline;
  return (
    <span className="no-print flex shrink-0 items-center">
      <Button look="quiet" size="icon" aria-label={texts.change} title={texts.change} onClick={() => setAsked(true)}>
        <Pencil size={16} />
      </Button>
      {own === null ? null : (
        <Button
          look="quiet"
          size="icon"
          aria-label={texts.takeBack}
          title={own.isUsed ? texts.takeBack : texts.unused(own.title)}
          onClick={() => setTakenBack(true)}
        >
          <Undo2 size={16} />
        </Button>
      )}
      <ChangeQuestion
        subject={isTakenBack ? headline : null}
        change={() => writeHeadline(place, null)}
        stale={[dossierQuery(place)]}
        onClose={() => setTakenBack(false)}
        failed={variants.changeFailed}
        title={texts.takeBack}
        question={({ outcome }) => outcome}
        consequence={() => texts.filesAgain}
        yesLook="primary"
      />
      {isAsked ? <HeadlineWindow place={place} headline={headline} onClose={() => setAsked(false)} /> : null}
    </span>
  );
}

function HeadlineWindow({ place, headline, onClose }: OwnHeadlineProps & { readonly onClose: () => void }) {
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
