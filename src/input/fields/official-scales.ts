import { staffelbesluitScales } from '#core/law/staffelbesluit-scales.ts';
import { percentageText } from '#input/fields/allowed.ts';
import type { Choice } from '#input/fields/field.ts';

/** What a column of a printed scale pays for, beside the old-age pension. */
const covers = [
  'zonder partnerpensioen',
  'met uitgesteld partnerpensioen',
  'met direct ingaand partnerpensioen (opgebouwd)',
  'met direct ingaand partnerpensioen (bereikbaar)',
] as const;

/** One column of a scale of the old tax rules, by the name under which it is chosen. */
export interface OfficialScale extends Choice {
  readonly rows: readonly { readonly fromAge: number; readonly rate: number }[];
}

/** The scales that a dossier can name instead of typing their rows, the newest first. */
export const officialScales: readonly OfficialScale[] = staffelbesluitScales.entries.toReversed().flatMap((entry) =>
  entry.value.flatMap(({ interest, accrual, pensionAge, rows }) =>
    covers.map((cover, index) => ({
      text: `${entry.from.slice(0, 4)}: ${percentageText(interest)}, opbouw ${percentageText(accrual)}, leeftijd ${pensionAge}, ${cover}`,
      value: `${entry.from}/${interest}/${accrual}/${index}`,
      rows: rows.map(([fromAge, ...rates]) => ({ fromAge, rate: rates[index] ?? 0 })),
    })),
  ),
);
