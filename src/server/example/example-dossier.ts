import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { type TemplateFilling, templateWorkbook } from '#input/template/template.ts';
import { ambitionExample } from '#server/example/ambition-example.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { exampleName } from '#server/example/example-name.ts';
import { guaranteeExample } from '#server/example/guarantee-example.ts';

interface Example {
  readonly name: string;
  readonly filling: TemplateFilling;
}

/** A complete, invented dossier of each kind. */
export const examples: Readonly<Record<SchemeKind, Example>> = {
  dcToDc: { name: exampleName, filling: exampleFilling },
  dbToDc: { name: 'VOORBEELD De Passer', filling: guaranteeExample },
  ambitionDbToDc: { name: 'VOORBEELD Het Steigerhout', filling: ambitionExample },
};

/** The filled template of a kind, the same bytes each time; a first start begins with that of `dcToDc`. */
export async function exampleDossier(
  kind: SchemeKind = 'dcToDc',
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const { name, filling } = examples[kind];
  return { name, bytes: await templateWorkbook(kind, filling) };
}
