import { dateText } from '#office/document/dutch-format.ts';
import { counted } from '#office/document/dutch-words.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** With what an outcome was made: its name, and which. */
export function justificationRows({
  stamp,
  reportDate,
  result,
}: OutputContent): readonly (readonly [string, string])[] {
  const { basis, excluded, participantCount } = result;
  return [
    ...(reportDate === undefined ? [] : [['Datum van dit rapport', dateText(reportDate)] as const]),
    ['Rekenversie', stamp.programVersion],
    ['Wetsversie', basis.lawVersion],
    ...basis.tables.map(
      ({ name, edition, checksum }) =>
        ['Sterftetafel', `${name}: ${edition} (SHA-256 begint met ${checksum.slice(0, 12)})`] as const,
    ),
    ['Kenmerk invoer (SHA-256)', stamp.inputSha256],
    [
      'Deelnemers',
      `${counted(participantCount, 'deelnemer', 'deelnemers')} meegerekend, ${counted(excluded.length, 'deelnemer', 'deelnemers')} buiten beschouwing`,
    ],
  ];
}
