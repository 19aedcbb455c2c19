import { BookmarkPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { NewVariant } from '#api/variants.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { keepVariant } from '#web/dossier/variant-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { type KeptForm, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const VariantNameModal = lazyPart(() => import('#web/features/variants/windows.ts'), 'VariantNameModal');

interface KeepVariantProps {
  readonly place: DossierPlace;
  readonly choices: NewVariant['choices'];
}

/** Keeps what was chosen otherwise under a name. Says nothing was chosen by being off. */
export function KeepVariant({ place, choices }: KeepVariantProps) {
  const { variants: texts } = useTexts();
  const form: KeptForm<string> = { name: `variant of ${place.documentId}` };
  const isUnsent = useUnsent(form) !== undefined;
  const [isAsked, setAsked] = useState(isUnsent);
  const [kept, setKept] = useState<string | null>(null);
  const isNothing = Object.values(choices).every((choice) => choice === undefined);
  return (
    <>
      <Button
        look="secondary"
        size="small"
        aria-disabled={isNothing}
        onClick={() => setAsked(true)}
        icon={BookmarkPlus}
      >
        {texts.keep}
      </Button>
      <output className="text-sm text-ink-soft empty:hidden">{kept === null ? '' : texts.kept(kept)}</output>
      {isAsked ? (
        <Suspense>
          <VariantNameModal
            form={form}
            title={texts.keepTitle}
            lead={texts.keepLead}
            name=""
            place={place}
            save={(name) => keepVariant(place, { name, choices })}
            onSaved={setKept}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
