import { staffelbesluitScales } from '#core/law/staffelbesluit-scales.ts';
import { percentageText } from '#input/fields/allowed.ts';
import type { Choice } from '#input/fields/field.ts';

/** The partner's pension that a column of a printed scale pays for, beside the old-age pension; and as version 6 called it. */
const covers = [
  ['zonder PP', 'zonder partnerpensioen'],
  ['uitgesteld PP', 'met uitgesteld partnerpensioen'],
  ['opgebouwd PP', 'met direct ingaand partnerpensioen (opgebouwd)'],
  ['bereikbaar PP', 'met direct ingaand partnerpensioen (bereikbaar)'],
] as const;

/** One column of a scale of the old tax rules, by the name under which it is chosen. */
export interface OfficialScale extends Choice {
  readonly rows: readonly { readonly fromAge: number; readonly rate: number }[];
}

/**
 * The scales that a dossier can name instead of typing their rows, the newest first. A list at a cell shows no more
 * than its column is wide, so that the names are short; the year of the decree stands for the pension age.
 */
export const officialScales: readonly OfficialScale[] = staffelbesluitScales.entries.toReversed().flatMap((entry) =>
  entry.value.flatMap(({ interest, accrual, pensionAge, rows }) =>
    covers.map(([cover, older], index) => ({
      text: `${entry.from.slice(0, 4)} ${percentageText(interest)} ${percentageText(accrual)} ${cover}`,
      synonyms: [
        `${entry.from.slice(0, 4)}: ${percentageText(interest)}, opbouw ${percentageText(accrual)}, leeftijd ${pensionAge}, ${older}`,
      ],
      value: `${entry.from}/${interest}/${accrual}/${index}`,
      rows: rows.map(([fromAge, ...rates]) => ({ fromAge, rate: rates[index] ?? 0 })),
    })),
  ),
);
