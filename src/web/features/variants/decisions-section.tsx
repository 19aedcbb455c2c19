import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import type { Decision } from '#api/decisions.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { decisionsQuery } from '#web/features/variants/decision-calls.ts';
import { DecisionRecord, DecisionTables, OwnPrint } from '#web/features/variants/decision-record.tsx';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import { TakeBack } from '#web/features/variants/take-back.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedPart } from '#web/ui/failed-part.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface DecisionsSectionProps {
  readonly place: DossierPlace;
  readonly result: ScreenResult;
  readonly dossier: Pick<DossierDocument, 'name' | 'final' | 'filesErasedOn'>;
}

/** What was decided on a dossier, or why nothing can be. */
export function DecisionsSection({ place, result, dossier }: DecisionsSectionProps) {
  const { decisions: texts } = useTexts();
  const { data: decided, isLoadingError, isFetching, refetch } = useQuery(decisionsQuery(place));
  const [newest, earlier] = [(decided ?? []).slice(0, 1), (decided ?? []).slice(1)];
  const id = useId();
  const isAdviser = useCurrentUser().role === 'adviser';
  const refusal = dossier.filesErasedOn === null ? (dossier.final === null ? null : texts.isFinal) : texts.erased;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'relative mt-4 rounded-corner border border-line bg-surface px-4 py-3 shadow-card print:border-0 print:p-0',
        decided?.length === 0 && 'print:hidden',
      )}
    >
      <h3 id={id} className="text-sm font-semibold text-brand">
        {texts.title}
      </h3>
      {decided?.length ? (
        <div className="no-print flex gap-2 max-sm:my-1 sm:absolute sm:top-2 sm:right-4">
          <PrintButton decisions={decided} employer={result.employer} dossierName={dossier.name} />
          {refusal === null && isAdviser && newest[0] ? <TakeBack place={place} decision={newest[0]} /> : null}
        </div>
      ) : null}
      {isLoadingError ? <FailedPart retry={() => void refetch()} isBusy={isFetching} /> : null}
      {decided?.length === 0 ? <p className="text-sm text-ink-soft">{texts.none}</p> : null}
      {refusal === null ? null : <p className="no-print mt-2 max-w-prose text-sm">{refusal}</p>}
      <div className="mt-3 hidden print:block">
        <DecisionTables decisions={decided ?? []} />
      </div>
      <div className="print:hidden">
        <DecisionList decisions={newest} />
        {earlier.length === 0 ? null : (
          <Disclosure label={texts.earlier(earlier.length)}>
            <DecisionList decisions={earlier} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}

const DecisionList = ({ decisions }: { readonly decisions: readonly Decision[] }) => (
  <ol className="flex flex-col gap-3">
    {decisions.map((decision) => (
      <DecisionRecord key={decision.id} decision={decision} />
    ))}
  </ol>
);

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
