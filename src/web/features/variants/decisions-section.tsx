import { useQuery } from '@tanstack/react-query';
import { Printer, Stamp } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { type DecidablePremium, decidablePremiums } from '#web/features/variants/decidable-premiums.ts';
import {
  type Decision,
  type NewDecision,
  decisionAnswerSchema,
  decisionListSchema,
  reasonSchema,
} from '#api/decisions.ts';
import { DecisionRecord, DecisionTables, OwnPrint } from '#web/features/variants/decision-record.tsx';
import { variantsQuery } from '#web/dossier/variant-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { z } from 'zod';
import { longestReason } from '#api/variant-limits.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { SelectField, TextAreaField } from '#web/ui/fields.tsx';
import { FormWindow, useSentForm } from '#web/ui/sent-form.tsx';
import { apiPaths, filledPath } from '#api/paths.ts';
import { dataQuery, post } from '#web/lib/api-data.ts';

/** What was decided on a dossier, the newest first. */
const decisionsQuery = (place: DossierPlace) =>
  dataQuery<readonly Decision[]>(
    ['decisions', place.clientId, place.documentId],
    filledPath(apiPaths.documentDecisions, place),
    decisionListSchema,
  );

const recordDecision = (place: DossierPlace, decision: NewDecision) =>
  post(filledPath(apiPaths.documentDecisions, place), decisionAnswerSchema, decision);

interface DecisionsSectionProps {
  readonly place: DossierPlace;
  readonly result: ScreenResult;
  readonly dossierName: string;
}

/** What was decided on a dossier, and the way to decide. */
export function DecisionsSection({ place, result, dossierName }: DecisionsSectionProps) {
  const { decisions: texts } = useTexts();
  const { data: decided } = useQuery(decisionsQuery(place));
  const { data: variants = [], isPending } = useQuery(variantsQuery(place));
  const isUnsent = useUnsent(decisionForm(place)) !== undefined;
  const [isAsked, setAsked] = useState(isUnsent);
  const [isRecorded, setRecorded] = useState(false);
  const id = useId();
  const premiums = decidablePremiums(result, variants);
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg font-[650]">
          {texts.title}
        </h2>
        <div className="no-print flex flex-wrap gap-3">
          {decided?.length ? (
            <PrintButton decisions={decided} employer={result.employer} dossierName={dossierName} />
          ) : null}
          {premiums.length === 0 ? null : (
            <Button look="secondary" size="small" onClick={() => setAsked(true)} icon={Stamp}>
              {texts.record}
            </Button>
          )}
        </div>
      </div>
      <output className="sr-only">{isRecorded ? texts.recorded : ''}</output>
      {decided?.length === 0 ? <p className="text-sm text-ink-soft">{texts.none}</p> : null}
      <div className="mt-3 hidden print:block">
        <DecisionTables decisions={decided ?? []} />
      </div>
      <ol className="mt-3 flex flex-col gap-3 print:hidden">
        {decided?.map((decision) => (
          <DecisionRecord key={decision.id} decision={decision} />
        ))}
      </ol>
      {/* It may be about a premium of a variant. */}
      {isAsked && !isPending ? (
        <RecordDecision
          place={place}
          premiums={premiums}
          onRecorded={() => setRecorded(true)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </section>
  );
}

interface PrintButtonProps {
  readonly decisions: readonly Decision[];
  readonly employer: string;
  readonly dossierName: string;
}

/** Prints the decisions by themselves. */
function PrintButton({ decisions, employer, dossierName }: PrintButtonProps) {
  const { decisions: texts, formats } = useTexts();
  const [printedOn, setPrintedOn] = useState<Date | null>(null);
  const onPrinted = useCallback(() => setPrintedOn(null), []);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setPrintedOn(new Date())} icon={Printer}>
        {texts.print}
      </Button>
      {printedOn === null ? null : (
        <OwnPrint onPrinted={onPrinted}>
          <h1 className="text-xl font-[650]">{texts.title}</h1>
          <p className="font-semibold">{employer}</p>
          <p>{dossierName}</p>
          <p className="mb-4 text-sm">{texts.printed(formats.moment(printedOn.toISOString()))}</p>
          <DecisionTables decisions={decisions} />
        </OwnPrint>
      )}
    </>
  );
}

interface RecordDecisionProps {
  readonly place: DossierPlace;
  readonly premiums: readonly DecidablePremium[];
  readonly onRecorded: () => void;
  readonly onClose: () => void;
}

/** Which of the premiums, and why. */
const formSchema = z.object({ chosen: z.string(), reason: reasonSchema });
type Entered = z.input<typeof formSchema>;

const keyOf = ({ premium, variant }: DecidablePremium): string => [premium, variant?.id].join(' ');

const decisionForm = ({ documentId }: DossierPlace): KeptForm<Entered> => ({
  name: `decision on ${documentId}`,
});

/** Asks which premium was chosen, and why. */
function RecordDecision({ place, premiums, onRecorded, onClose }: RecordDecisionProps) {
  const { decisions, variants } = useTexts();
  const kept = decisionForm(place);
  const unsent = useUnsent(kept);
  const keys = premiums.map(keyOf);
  const sent = useSentForm({
    schema: formSchema,
    defaultValues: {
      chosen: keys.find((key) => key === unsent?.chosen) ?? keys[0] ?? '',
      reason: unsent?.reason ?? '',
    },
    send: async ({ chosen, reason }) => {
      const found = premiums.find((premium) => keyOf(premium) === chosen);
      if (found === undefined) return;
      await recordDecision(place, { premium: found.premium, variantId: found.variant?.id ?? null, reason });
    },
    // The files of the dossier are made again, with this decision in them.
    stale: [decisionsQuery(place), dossierQuery(place)],
    onSent: () => {
      onRecorded();
      onClose();
    },
    failed: variants.changeFailed,
  });
  useKeptWhenLoginEnds(kept, () => sent.form.getValues());
  return (
    <FormWindow title={decisions.recordTitle} form={sent} submit={decisions.record} onClose={onClose}>
      <p className="text-sm text-ink-soft">{decisions.recordLead}</p>
      <SelectField label={decisions.premium} {...sent.form.register('chosen')}>
        {premiums.map((premium) => (
          <option key={keyOf(premium)} value={keyOf(premium)} lang="nl">
            {premium.variant === null ? premium.text : decisions.ofVariant(premium.variant.name, premium.text)}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={decisions.reason} required maxLength={longestReason} {...sent.field('reason')} />
    </FormWindow>
  );
}
