import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, RotateCw, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Variant } from '#api/variants.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { calculateVariantAgain, renameVariant, showVariantsAnew } from '#web/dossier/variant-calls.ts';
import { statusReasonText } from '#web/i18n/answer-texts.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { type KeptForm, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showRefusal } from '#web/ui/toasts.tsx';

const VariantNameModal = lazyPart(() => import('#web/features/variants/windows.ts'), 'VariantNameModal');

interface VariantChipProps {
  readonly place: DossierPlace;
  readonly variant: Variant;
  readonly isCompared: boolean;
  /** False where no more of them fit beside the answer, or there is nothing to show. */
  readonly mayCompare: boolean;
  /** Whether calculating it again would change anything. */
  readonly mayCalculate: boolean;
  readonly onCompare: () => void;
  readonly onRemove: () => void;
  /** Null: it cannot become choice C. */
  readonly onTake: (() => void) | null;
}

/** A variant by name: pressed it stands beside the answer. */
export function VariantChip(props: VariantChipProps) {
  const { place, variant, isCompared, mayCompare, mayCalculate, onCompare, onRemove, onTake } = props;
  const texts = useTexts();
  const queries = useQueryClient();
  const form: KeptForm<string> = { name: `variant ${variant.id}` };
  const isUnsent = useUnsent(form) !== undefined;
  const [isRenamed, setRenamed] = useState(isUnsent);
  const { id, name, state, reason, isOutdated } = variant;
  const { mutate, isPending } = useMutation({
    mutationFn: () => calculateVariantAgain(place, id),
    onSuccess: () => showVariantsAnew(queries, place),
    onError: (error) => showRefusal(error, texts.variants.changeFailed),
  });
  const words = stateWords(texts.variants, { state, isOutdated });
  return (
    <li
      className={classNames(
        'flex max-w-full flex-wrap items-center gap-1 rounded-corner border bg-surface py-1 pr-1 pl-2',
        isCompared ? 'border-brand outline-1 -outline-offset-2 outline-brand' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-pressed={isCompared}
        aria-disabled={!mayCompare}
        onClick={() => mayCompare && onCompare()}
        className="min-h-8 min-w-0 px-1 text-left font-semibold break-words hover:text-brand aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft"
      >
        {name}
        {words === null ? null : (
          <span className="ml-2 inline-flex items-center gap-1 text-sm font-normal text-ink-soft">
            {state === 'Submitted' ? <Spinner size={14} /> : null}
            {words}
          </span>
        )}
      </button>
      <span className="no-print flex">
        {onTake === null ? null : (
          <Button look="quiet" size="small" aria-label={texts.variants.takeAs(name)} onClick={onTake}>
            {texts.variants.take}
          </Button>
        )}
        {mayCalculate ? (
          <Button
            look="quiet"
            size="icon"
            aria-label={texts.variants.again(name)}
            aria-disabled={isPending}
            onClick={() => mutate()}
            icon={RotateCw}
          />
        ) : null}
        <Button
          look="quiet"
          size="icon"
          aria-label={texts.variants.rename(name)}
          onClick={() => setRenamed(true)}
          icon={Pencil}
        />
        <Button look="erase" size="icon" aria-label={texts.variants.remove(name)} onClick={onRemove} icon={Trash2} />
      </span>
      {reason === null ? null : (
        <p className="basis-full px-1 pb-1 text-sm text-bad">{statusReasonText(texts, reason)}</p>
      )}
      {isRenamed ? (
        <Suspense>
          <VariantNameModal
            form={form}
            title={texts.variants.renameTitle}
            name={name}
            place={place}
            save={(entered) => renameVariant(place, id, entered)}
            onClose={() => setRenamed(false)}
          />
        </Suspense>
      ) : null}
    </li>
  );
}

/** What is to be known before it is compared; null: it is as it should be. */
function stateWords(texts: Catalogue['variants'], { state, isOutdated }: Pick<Variant, 'state' | 'isOutdated'>) {
  if (state === 'Submitted') return texts.calculating;
  if (state === 'Failed') return texts.failed;
  return isOutdated ? texts.outdated : null;
}
