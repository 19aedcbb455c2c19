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
import { deleteVariant, showVariantsAnew, takeAsC, variantsQuery, orderReport } from '#web/dossier/variant-calls.ts';
import { VariantChip } from '#web/features/variants/variant-chip.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { useHiddenIds } from '#web/lib/pending-deletions.ts';
import { onlyPremium } from '#api/what-if-choices.ts';
import { dossierQuery } from '#web/dossier/result-calls.ts';
import { ChangeQuestion, DeleteQuestion } from '#web/ui/delete-question.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useUndoableDeletion } from '#web/ui/use-undoable-deletion.ts';
import { Presentation } from 'lucide-react';
import { statusReasons } from '#api/status-reasons.ts';
import { useMadeAgain } from '#web/dossier/use-made-again.ts';
import { statusReasonText } from '#web/i18n/answer-texts.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';

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

/** What is to become choice C; without an id what the file has for it. */
interface Taken {
  readonly id: string | null;
  readonly name: string;
}

const asOutcome = ({ name, card, keyFigures, changes }: Variant): ComparedOutcome => ({
  name,
  card: card as AnswerCard | null,
  keyFigures,
  changes,
});

/** The variants of a dossier, and those that are chosen beside its answer; nothing where there are none. */
export function VariantsSection({ place, dossier, result, mayTake }: VariantsSectionProps) {
  const { variants: texts } = useTexts();
  const { data: kept = [] } = useQuery(variantsQuery(place));
  const hidden = useHiddenIds();
  const all = kept.filter((one) => !hidden.has(one.id));
  const remove = useRemoval(place);
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
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="break-words">{texts.isChoiceC(dossier.choiceC)}</span>
          {mayTake ? (
            <Button look="quiet" size="small" className="no-print" onClick={() => setTaken({ id: null, name: '' })}>
              {texts.giveBack}
            </Button>
          ) : null}
        </p>
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
            table={variantsTable({ card: cardInFront(result), keyFigures: dossier.keyFigures }, chosen.map(asOutcome))}
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
      <DeleteQuestion
        subject={removed}
        onYes={(variant) => {
          setRemoved(null);
          remove(variant);
        }}
        onNo={() => setRemoved(null)}
        finalFocus={heading}
        title={texts.removeTitle}
        question={({ name }) => texts.removeQuestion(name)}
        consequence={() => texts.removeConsequence}
      />
    </section>
  );
}

interface TakeQuestionProps {
  readonly place: DossierPlace;
  /** Null while the question is closed. */
  readonly taken: Taken | null;
  readonly hasC: boolean;
  readonly onClose: () => void;
}

/** Asks whether a variant may become choice C, or what the file has for it. */
function TakeQuestion({ place, taken, hasC, onClose }: TakeQuestionProps) {
  const { variants: texts } = useTexts();
  return (
    <ChangeQuestion
      subject={taken}
      change={({ id }) => takeAsC(place, id)}
      stale={[dossierQuery(place)]}
      onClose={onClose}
      failed={texts.changeFailed}
      title={texts.takeTitle}
      question={({ id, name }) => (id === null ? texts.giveBackQuestion : texts.takeQuestion(name))}
      consequence={() => (hasC ? texts.takeReplaces : texts.takeConsequence)}
      yesLook="primary"
    />
  );
}

const cardInFront = ({ cards, front }: ScreenResult): AnswerCard | null =>
  cards.find(({ key }) => key === front) ?? null;

/** Deletes a variant for good, unless that is undone. */
function useRemoval(place: DossierPlace): (variant: Variant) => void {
  const { variants: texts } = useTexts();
  const queries = useQueryClient();
  return useUndoableDeletion({
    send: ({ id }: Variant, going) => deleteVariant(place, id, going),
    onDeleted: () => showVariantsAnew(queries, place),
    failed: texts.changeFailed,
  });
}

/** What of a dossier tells how its files were made. */
type ReportedDossier = Pick<DossierDocument, 'calculationStatus' | 'statusReason' | 'reportVariants' | 'hasInputFile'>;

interface ReportOrderProps {
  readonly place: DossierPlace;
  readonly dossier: ReportedDossier;
  /** Those that stand beside the answer. */
  readonly chosen: readonly Variant[];
}

/** Has workbook and report made again with the chosen variants, or without any, and says with how many they are. */
function ReportOrder({ place, dossier, chosen }: ReportOrderProps) {
  const texts = useTexts();
  const queries = useQueryClient();
  const { order, isBusy } = useMadeAgain(
    place,
    dossier,
    (variantIds: readonly string[]) => orderReport(place, variantIds),
    () => void showVariantsAnew(queries, place),
  );
  const { variants } = texts;
  const { statusReason, reportVariants, hasInputFile } = dossier;
  return (
    <div className="no-print mt-4">
      {hasInputFile ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="secondary"
            aria-disabled={isBusy || chosen.length === 0}
            onClick={() => order(chosen.map(({ id }) => id))}
            icon={Presentation}
            isBusy={isBusy}
          >
            {variants.report}
          </Button>
          {reportVariants === 0 ? null : (
            <Button look="quiet" aria-disabled={isBusy} onClick={() => order([])}>
              {variants.plainReport}
            </Button>
          )}
        </div>
      ) : null}
      <p className="mt-2 text-sm text-ink-soft">{hasInputFile ? variants.reportLead : variants.reportErased}</p>
      <output className="block text-sm font-semibold">{stateText(variants, reportVariants, isBusy)}</output>
      {statusReason === null || statusReason === statusReasons.outcomeChanged || isBusy ? null : (
        <Notice tone="warning" className="mt-2">
          {statusReasonText(texts, statusReason)}
        </Notice>
      )}
    </div>
  );
}

function stateText(texts: Catalogue['variants'], count: number, isBusy: boolean): string {
  if (isBusy) return texts.reportRunning;
  return count === 0 ? '' : texts.reportHas(count);
}
