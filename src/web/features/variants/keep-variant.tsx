import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { type NewVariant, variantNameSchema } from '#api/variants.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { keepVariant, variantsQuery } from '#web/dossier/variant-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { type KeptForm, useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { longestVariantName } from '#api/variant-limits.ts';
import { NameModal } from '#web/dossier/name-modal.tsx';

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
      ) : null}
    </>
  );
}

interface VariantNameModalProps {
  /** Under which the name is kept when the login ends. */
  readonly form: KeptForm<string>;
  readonly title: string;
  readonly lead?: string;
  readonly name: string;
  readonly place: DossierPlace;
  /** Keeps the name; what it throws is shown. */
  readonly save: (name: string) => Promise<unknown>;
  readonly onSaved?: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks under which name a variant is kept. */
export function VariantNameModal({ place, ...props }: VariantNameModalProps) {
  const { variants } = useTexts();
  return (
    <NameModal
      {...props}
      label={variants.name}
      check={variantNameSchema}
      maximum={longestVariantName}
      failed={variants.changeFailed}
      stale={[variantsQuery(place)]}
    />
  );
}
