import { templateWorkbook } from '#documents/excel/template.ts';
import { exampleFilling } from '#server/example/example-filling.ts';

/** The filled template with which a first start begins: complete, invented, and the same bytes each time. */
export async function exampleDossier(): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  return { name: 'VOORBEELD De Schakel', bytes: await templateWorkbook('dcToDc', exampleFilling) };
}
