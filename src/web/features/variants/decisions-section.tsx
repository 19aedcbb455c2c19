import { useQuery } from '@tanstack/react-query';
import { Printer, Stamp } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import type { AnswerCard, ScreenResult } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import {
  type Decision,
  type NewDecision,
  decisionAnswerSchema,
  decisionListSchema,
  newDecisionSchema,
} from '#api/decisions.ts';
import { DecisionRecord, DecisionTables, OwnPrint } from '#web/features/variants/decision-record.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { type KeptForm, useKeptWhenLoginEnds, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { z } from 'zod';
import { longestReason } from '#api/variant-limits.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { TextAreaField } from '#web/ui/fields.tsx';
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
  readonly dossier: Pick<DossierDocument, 'name' | 'final' | 'filesErasedOn'>;
}

/** What was decided on a dossier, and the way to decide. */
export function DecisionsSection({ place, result, dossier }: DecisionsSectionProps) {
  const { decisions: texts } = useTexts();
  const { data: decided } = useQuery(decisionsQuery(place));
  const unsent = useUnsent(decisionForm(place));
  const [asked, setAsked] = useState(unsent?.choice ?? null);
  const [isRecorded, setRecorded] = useState(false);
  const id = useId();
  const card = result.cards.find(({ choice }) => choice !== null && choice === asked);
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg font-[650]">
          {texts.title}
        </h2>
        {decided?.length ? (
          <PrintButton decisions={decided} employer={result.employer} dossierName={dossier.name} />
        ) : null}
      </div>
      <output className="sr-only">{isRecorded ? texts.recorded : ''}</output>
      {decided?.length === 0 ? <p className="text-sm text-ink-soft">{texts.none}</p> : null}
      <DecidableChoices cards={result.cards} dossier={dossier} onAsk={setAsked} />
      <div className="mt-3 hidden print:block">
        <DecisionTables decisions={decided ?? []} />
      </div>
      <ol className="mt-3 flex flex-col gap-3 print:hidden">
        {decided?.map((decision) => (
          <DecisionRecord key={decision.id} decision={decision} />
        ))}
      </ol>
      {card === undefined ? null : (
        <RecordDecision place={place} card={card} onRecorded={() => setRecorded(true)} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

/** "Keuze B, vlak voor iedereen: 29,7%". */
const nameOf = ({ goal, form, premium }: AnswerCard): string => `${goal}, ${form.toLowerCase()}: ${premium}`;

interface DecidableChoicesProps {
  readonly cards: ScreenResult['cards'];
  readonly dossier: Pick<DossierDocument, 'final' | 'filesErasedOn'>;
  readonly onAsk: (choice: AnswerCard['choice']) => void;
}

/** The choices, each with the way to record it, or why that cannot be. */
function DecidableChoices({ cards, dossier, onAsk }: DecidableChoicesProps) {
  const { decisions: texts } = useTexts();
  const refusal = dossier.filesErasedOn === null ? (dossier.final === null ? null : texts.isFinal) : texts.erased;
  if (refusal !== null) return <p className="no-print mt-2 max-w-prose text-sm">{refusal}</p>;
  return (
    <ul className="no-print mt-2 flex flex-col gap-2">
      {cards.map((card) => (
        <li key={card.key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span lang="nl">{nameOf(card)}</span>
          {card.mayBeChosen ? (
            <Button
              look="secondary"
              size="small"
              aria-label={texts.recordOf(card.goal)}
              onClick={() => onAsk(card.choice)}
              icon={Stamp}
            >
              {texts.record}
            </Button>
          ) : (
            <span className="text-sm text-ink-soft">{texts.forbidden}</span>
          )}
        </li>
      ))}
    </ul>
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
      <Button
        look="secondary"
        size="small"
        className="no-print"
        onClick={() => setPrintedOn(new Date())}
        icon={Printer}
      >
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
  readonly card: AnswerCard;
  readonly onRecorded: () => void;
  readonly onClose: () => void;
}

/** Which of the choices, and why. */
const formSchema = newDecisionSchema.extend({ choice: newDecisionSchema.shape.choice.nullable() });
type Entered = z.input<typeof formSchema>;

const decisionForm = ({ documentId }: DossierPlace): KeptForm<Entered> => ({
  name: `decision on ${documentId}`,
});

/** Asks why this choice is recorded. */
function RecordDecision({ place, card, onRecorded, onClose }: RecordDecisionProps) {
  const { decisions, variants } = useTexts();
  const kept = decisionForm(place);
  const unsent = useUnsent(kept);
  const { choice } = card;
  const sent = useSentForm({
    schema: formSchema,
    defaultValues: { choice, reason: unsent?.choice === choice ? unsent.reason : '' },
    send: async ({ reason }) => {
      if (choice !== null) await recordDecision(place, { choice, reason });
    },
    // The files of the dossier are made again, with this decision in front.
    stale: [decisionsQuery(place), dossierQuery(place)],
    onSent: () => {
      onRecorded();
      onClose();
    },
    failed: variants.changeFailed,
  });
  useKeptWhenLoginEnds(kept, () => sent.form.getValues());
  return (
    <FormWindow title={decisions.recordOf(card.goal)} form={sent} submit={decisions.record} onClose={onClose}>
      <p lang="nl" className="font-[650]">
        {nameOf(card)}
      </p>
      <p className="text-sm text-ink-soft">{decisions.recordLead}</p>
      <TextAreaField label={decisions.reason} required maxLength={longestReason} {...sent.field('reason')} />
    </FormWindow>
  );
}
