import { limitNames, standardLimits } from '#api/usage-limits.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { limits } from '#web/i18n/nl.ts';
import { markdownTable } from './markdown-table.ts';

/** What an organisation and each of its employers may use when the provider sets nothing else. */
export const limitTable = (): string =>
  markdownTable(
    ['Limiet', limits.organisation, limits.employer],
    limitNames.map((name) => [
      limits.names[name],
      wholeNumber(standardLimits.organisation[name]),
      wholeNumber(standardLimits.employer[name]),
    ]),
    ['left', 'right', 'right'],
  );
