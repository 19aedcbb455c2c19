import type { LawSeries } from '#core/law/dated.ts';
import { derived, publication, unread } from '#core/law/source.ts';

/** Survivor benefit of the state (Anw), EUR a year; null where it is not known. */
export const anwBenefit: LawSeries<number | null> = {
  name: 'Anw-uitkering per jaar',
  description:
    'Survivor benefit of art. 17 par. 1 Anw with its holiday allowance and without the extra allowance (tegemoetkoming), at the level of 1 January.',
  unit: 'EUR a year',
  entries: [
    { from: '2022-01-01', value: 16_201, source: publication('zwitserleven.nl, Pensioencijfers 2022') },
    { from: '2023-01-01', value: 17_859, source: publication('zwitserleven.nl, Pensioencijfers 2023') },
    { from: '2024-01-01', value: null, source: unread('Bedrag voor 2024 niet in een bron gelezen') },
    {
      from: '2025-01-01',
      // 12 x (1,594.74 - 21.16 + 122.64): benefit, less the extra allowance in it, with holiday allowance.
      value: 20_354.64,
      source: derived(
        '12 x de maandbedragen met vakantiegeld, zonder tegemoetkoming; svb.nl, Anw-bedragen per 1-1-2025',
      ),
    },
  ],
  knownUntil: '2025-12-31',
  checked: '2026-11-22',
};
