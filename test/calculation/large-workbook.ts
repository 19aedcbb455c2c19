import { premiumParticipants } from '#input/fields/participant-table.ts';
import { enteredRows } from '#input/template/filling.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { exampleParticipants } from '#server/example/example-participants.ts';

/** The example with its participants repeated under other numbers, up to so many. */
export function largeWorkbook(count: number): Promise<Uint8Array> {
  const people = Array.from({ length: count }, (_, index) => ({
    ...exampleParticipants[index % exampleParticipants.length]!,
    number: `P${index}`,
  }));
  const rows = enteredRows(premiumParticipants, people);
  return templateWorkbook('dcToDc', { ...exampleFilling, tables: { ...exampleFilling.tables, Deelnemers: rows } });
}
