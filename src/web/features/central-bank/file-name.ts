import type { CentralBankFile } from '#api/central-bank-files.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';

/** A set or curve as people call it: "P-set 2026Q3", "Rentecurve 30-09-2026". */
export const fileName = (
  { centralBank, formats }: Catalogue,
  { kind, label }: Pick<CentralBankFile, 'kind' | 'label'>,
): string => `${centralBank.kinds[kind]} ${kind === 'curve' ? formats.day(`${label}T12:00:00Z`) : label}`;
