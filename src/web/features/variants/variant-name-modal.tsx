import { longestVariantName } from '#api/variant-limits.ts';
import { variantNameSchema } from '#api/variants.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { NameModal } from '#web/dossier/name-modal.tsx';
import { variantsQuery } from '#web/dossier/variant-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import type { KeptForm } from '#web/lib/unsent-form.ts';

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
