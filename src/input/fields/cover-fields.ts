import type { FieldGroup } from '#input/fields/field.ts';
import type { SchemePrefix } from '#input/fields/scheme-fields.ts';

/** Cover before the pension date: shown in the report, not calculated with. */
export function coverGroup<P extends SchemePrefix>(prefix: P) {
  return {
    title: 'Dekkingen vóór pensioendatum (alleen voor het rapport)',
    lead: 'Voor de vergelijking in het rapport; de berekening gebruikt ze niet.',
    fields: [
      {
        name: `${prefix}_partnerpensioen_dekking`,
        example: '35%',
        type: 'percentage',
        label: 'Partnerpensioen',
        unit: '% van salaris',
        minimum: 0,
        maximum: 1,
        help: 'Partnerpensioen bij overlijden vóór de pensioendatum. Er wordt niet mee gerekend.',
      },
      {
        name: `${prefix}_wezenpensioen_dekking`,
        example: '14%',
        type: 'percentage',
        label: 'Wezenpensioen',
        unit: '% van salaris',
        minimum: 0,
        maximum: 1,
        help: 'Wezenpensioen per kind bij overlijden vóór de pensioendatum. Er wordt niet mee gerekend.',
      },
      {
        name: `${prefix}_anw_hiaat`,
        example: '€ 18.000',
        type: 'amount',
        label: 'Anw-hiaatpensioen',
        unit: 'EUR per jaar',
        minimum: 0,
        maximum: 100_000,
        help: 'Verzekerde aanvulling voor een partner zonder volledige Anw-uitkering. Er wordt niet mee gerekend.',
      },
    ],
  } as const satisfies FieldGroup;
}
