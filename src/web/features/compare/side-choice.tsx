import type { DossierDocument } from '#api/dossiers.ts';
import type { Variant } from '#api/variants.ts';
import type { SideAddress } from '#web/features/compare/compared-side.ts';
import { useTexts } from '#web/i18n/language.ts';
import { SelectField } from '#web/ui/select-field.tsx';

interface SideChoiceProps {
  readonly label: string;
  readonly dossiers: readonly DossierDocument[];
  /** Of the dossier that is chosen. */
  readonly variants: readonly Variant[];
  readonly chosen: SideAddress | null;
  readonly onChoose: (side: SideAddress | null) => void;
}

/** One of the two: a dossier, and where it has variants one of these. */
export function SideChoice({ label, dossiers, variants, chosen, onChoose }: SideChoiceProps) {
  const { compare, dossierLabels, formats } = useTexts();
  return (
    <fieldset className="flex min-w-0 grow basis-72 flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      <SelectField
        label={label}
        value={chosen?.documentId ?? ''}
        onChange={({ target: { value } }) => onChoose(value === '' ? null : { documentId: value, variantId: null })}
      >
        <option value="">{compare.choose}</option>
        {dossiers.map(({ id, name, createdOn, archivedOn }) => (
          <option key={id} value={id}>
            {`${name} (${formats.moment(createdOn)})${archivedOn === null ? '' : ` · ${dossierLabels.archived}`}`}
          </option>
        ))}
      </SelectField>
      {chosen !== null && variants.length > 0 ? (
        <SelectField
          label={compare.variantOf(label)}
          value={chosen.variantId ?? ''}
          onChange={({ target: { value } }) => onChoose({ ...chosen, variantId: value === '' ? null : value })}
        >
          <option value="">{compare.noVariant}</option>
          {variants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </fieldset>
  );
}
