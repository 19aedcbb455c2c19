import type { FieldGroup } from '#input/fields/field.ts';
import { likeCurrentSince7, type SchemePrefix } from '#input/fields/scheme-fields.ts';

/** What becomes of cover: that of the new scheme is held against the law. No premium follows from it. */
const use = {
  huidig: 'Alleen voor het rapport; leeg als het geen deel van het salaris is.',
  nieuw: 'Er wordt niet mee gerekend, wel getoetst aan de wet.',
} as const satisfies Record<SchemePrefix, string>;

/** Cover before the pension date: shown in the report, not calculated with. */
export function coverGroup<P extends SchemePrefix>(prefix: P) {
  return {
    title: 'Dekkingen vóór pensioendatum',
    lead: 'Voor de vergelijking in het rapport. De kosten ervan staan bij de risicopremies.',
    fields: [
      {
        name: `${prefix}_partnerpensioen_dekking`,
        ...likeCurrentSince7(prefix, 'partnerpensioen_dekking'),
        example: '35%',
        type: 'percentage',
        label: 'Partnerpensioen',
        unit: '% van salaris',
        minimum: 0,
        maximum: 1,
        help: `Partnerpensioen bij overlijden vóór de pensioendatum. ${use[prefix]}`,
      },
      {
        name: `${prefix}_wezenpensioen_dekking`,
        ...likeCurrentSince7(prefix, 'wezenpensioen_dekking'),
        example: '14%',
        type: 'percentage',
        label: 'Wezenpensioen',
        unit: '% van salaris',
        minimum: 0,
        maximum: 1,
        help: `Wezenpensioen per kind bij overlijden vóór de pensioendatum. ${use[prefix]}`,
      },
      {
        name: `${prefix}_anw_hiaat`,
        ...likeCurrentSince7(prefix, 'anw_hiaat'),
        example: '€ 18.000',
        type: 'amount',
        label: 'Anw-hiaatpensioen',
        unit: 'EUR per jaar',
        minimum: 0,
        maximum: 100_000,
        help: `Verzekerde aanvulling voor een partner zonder volledige Anw-uitkering. ${use[prefix]}`,
      },
    ],
  } as const satisfies FieldGroup;
}
