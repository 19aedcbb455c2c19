import { longestVariantName } from '#api/variant-limits.ts';
import { variantNameSchema } from '#api/variants.ts';
import { NameModal } from '#web/dossier/name-modal.tsx';
import { useTexts } from '#web/i18n/language.ts';
import type { KeptForm } from '#web/lib/unsent-form.ts';

interface VariantNameModalProps {
  /** Under which the name is kept when the login ends. */
  readonly form: KeptForm<string>;
  readonly title: string;
  readonly lead?: string;
  readonly name: string;
  /** Keeps the name; what it throws is shown. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks under which name a variant is kept. */
export function VariantNameModal(props: VariantNameModalProps) {
  const { variants } = useTexts();
  return (
    <NameModal
      {...props}
      label={variants.name}
      check={variantNameSchema}
      maximum={longestVariantName}
      failed={variants.changeFailed}
    />
  );
}
