import { templateWorkbook } from '#documents/excel/template.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { exampleParticipants } from '#server/example/example-participants.ts';

/** The example with its participants repeated under other numbers, up to so many. */
export function largeWorkbook(count: number): Promise<Uint8Array> {
  const rows = Array.from({ length: count }, (_, index) =>
    (exampleParticipants[index % exampleParticipants.length] ?? []).with(0, `P${index}`),
  );
  return templateWorkbook('dcToDc', { ...exampleFilling, tables: { ...exampleFilling.tables, Deelnemers: rows } });
}
