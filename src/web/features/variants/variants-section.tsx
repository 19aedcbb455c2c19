import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import { mostCompared } from '#api/variant-limits.ts';
import type { Variant } from '#api/variants.ts';
import { variantsNote, variantsTable } from '#output/topics/variants/variants.ts';
import type { ComparedOutcome } from '#output/model/compared-outcome.ts';
import type { AnswerCard, ScreenResult } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { ExhibitTable } from '#web/dossier/exhibits/exhibit-table.tsx';
import { deleteVariant, restoreVariant, showVariantsAnew, variantsQuery } from '#web/dossier/variant-calls.ts';
import { type Taken, TakenAsC, TakeQuestion } from '#web/features/variants/choice-c.tsx';
import { type ReportedDossier, ReportOrder } from '#web/features/variants/report-order.tsx';
import { VariantChip } from '#web/features/variants/variant-chip.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { onlyPremium } from '#api/what-if-choices.ts';
import { UndoableQuestion } from '#web/ui/delete-question.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface VariantsSectionProps {
  readonly place: DossierPlace;
  readonly dossier: Pick<DossierDocument, 'keyFigures' | 'filesErasedOn' | 'choiceC'> & ReportedDossier;
  readonly result: ScreenResult;
  /** Whether a variant may become a choice. */
  readonly mayTake: boolean;
}

const isShown = ({ state, isOutdated }: Variant): boolean => state === 'Finished' && !isOutdated;

/** Only a premium can be a choice of its own: what else a variant changes holds for all choices. */
const isProposal = (variant: Variant): boolean =>
  isShown(variant) && variant.choices !== null && onlyPremium(variant.choices) !== null;

const asOutcome = ({ name, card, keyFigures, changes }: Variant): ComparedOutcome => ({
  name,
  card: card as AnswerCard | null,
  keyFigures,
  changes,
});

/** The variants of a dossier, and those that are chosen beside its answer; nothing where there are none. */
export function VariantsSection({ place, dossier, result, mayTake }: VariantsSectionProps) {
  const { variants: texts } = useTexts();
  const { data: all = [] } = useQuery(variantsQuery(place));
  const queries = useQueryClient();
  const showAnew = () => showVariantsAnew(queries, place);
  const [compared, setCompared] = useState<readonly string[] | null>(null);
  const [removed, setRemoved] = useState<Variant | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  if (all.length === 0 && dossier.reportVariants === 0 && dossier.choiceC === null) return null;
  const shown = all.filter(isShown);
  const chosenIds = compared ?? shown.slice(0, mostCompared).map((one) => one.id);
  const chosen = shown.filter((one) => chosenIds.includes(one.id));
  const { programVersion } = result.stamp;
  const toggle = (variantId: string) =>
    setCompared(
      chosenIds.includes(variantId) ? chosenIds.filter((one) => one !== variantId) : [...chosenIds, variantId],
    );
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-lg font-[650] focus-visible:outline-none">
        {texts.title}
      </h2>
      <p className="no-print mb-3 text-sm text-ink-soft">{texts.lead}</p>
      {dossier.choiceC === null ? null : (
        <TakenAsC name={dossier.choiceC} onGiveBack={mayTake ? () => setTaken({ id: null, name: '' }) : null} />
      )}
      <ul className="no-print flex flex-wrap gap-2">
        {all.map((variant) => (
          <VariantChip
            key={variant.id}
            place={place}
            variant={variant}
            isCompared={chosen.includes(variant)}
            mayCompare={isShown(variant) && (chosen.includes(variant) || chosen.length < mostCompared)}
            mayCalculate={
              dossier.filesErasedOn === null &&
              (variant.state === 'Failed' ||
                (variant.state === 'Finished' && variant.programVersion !== programVersion))
            }
            onCompare={() => toggle(variant.id)}
            onRemove={() => setRemoved(variant)}
            onTake={mayTake && isProposal(variant) ? () => setTaken(variant) : null}
          />
        ))}
      </ul>
      <ReportOrder place={place} dossier={dossier} chosen={chosen} />
      {chosen
        .filter((variant) => variant.programVersion !== programVersion)
        .map(({ id: variantId, name }) => (
          <Notice key={variantId} tone="warning" className="mt-3">
            {texts.otherVersion(name)}
          </Notice>
        ))}
      {chosen.length === 0 ? null : (
        <div className="mt-4 rounded-corner border border-line bg-surface p-4 shadow-card">
          <ExhibitTable
            table={variantsTable(
              { card: cardInFront(result, dossier.keyFigures), keyFigures: dossier.keyFigures },
              chosen.map(asOutcome),
            )}
            name={texts.comparison}
          />
          <p lang="nl" className="mt-3 text-sm text-ink-soft">
            {variantsNote}
          </p>
        </div>
      )}
      <TakeQuestion
        place={place}
        taken={taken}
        hasC={result.cards.some(({ choice }) => choice === 'C')}
        onClose={() => setTaken(null)}
      />
      <UndoableQuestion
        subject={removed}
        send={({ id: variantId }) => deleteVariant(place, variantId)}
        restore={({ id: variantId }) => restoreVariant(place, variantId)}
        onDeleted={showAnew}
        onStale={showAnew}
        failed={texts.changeFailed}
        onClose={() => setRemoved(null)}
        finalFocus={heading}
        title={texts.removeTitle}
        question={({ name }) => texts.removeQuestion(name)}
        consequence={() => texts.removeConsequence}
      />
    </section>
  );
}

/** The card of the choice whose figures the dossier has. */
function cardInFront({ cards }: ScreenResult, figures: DossierDocument['keyFigures']): AnswerCard | null {
  const front = figures?.choice;
  return typeof front === 'object' ? (cards.find(({ choice }) => choice === front.choice) ?? null) : null;
}
