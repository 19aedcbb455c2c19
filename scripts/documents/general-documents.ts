import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateText } from '#office/document/dutch-format.ts';
import { dayOf } from '#core/calendar/days.ts';
import { lawVersion } from '#core/law/register.ts';
import { customerSchema, type CustomerFile } from '#web/customer/customer-schema.ts';
import { type DocumentLook, documentSource } from './document-source.ts';
import { type FillingTexts, filledText } from './filled-text.ts';
import { picturePaths, pictureAt } from './markdown-source.ts';
import type { Typescript } from './typesetter.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export const generalDocuments = {
  handleiding: {
    heading: 'Handleiding',
    subtitle: 'Van leeg sjabloon tot onderbouwd antwoord, voor pensioenadviseurs en werkgevers',
    contentsColumns: 2,
    contentsDepth: 2,
    isNumbered: true,
    hasChapterPages: true,
  },
  faq: {
    heading: 'Veelgestelde vragen',
    subtitle: 'Wat adviseurs en werkgevers vragen over rekenen aan de nieuwe pensioenregeling',
    contentsColumns: 1,
    contentsDepth: 2,
    isNumbered: false,
    hasChapterPages: false,
  },
  voorwaarden: {
    heading: 'Voorwaarden',
    subtitle: 'Waarvoor het programma is gemaakt, wat u ervan mag verwachten en wat er met gegevens gebeurt',
    contentsColumns: 1,
    contentsDepth: 1,
    isNumbered: true,
    hasChapterPages: false,
  },
} as const;
export type GeneralDocumentName = keyof typeof generalDocuments;

export interface DocumentCustomer extends CustomerFile {
  /** Path of the drawing, from the root of the project. */
  readonly logoPath: string;
}

/** What the folder of a customer says; the build of the screens names what is wrong with it. */
export const customerFile = (name: string): DocumentCustomer => ({
  ...customerSchema.parse(JSON.parse(textOf(`customers/${name}/customer.json`))),
  logoPath: `customers/${name}/logo.svg`,
});

const version = (): string => (JSON.parse(textOf('package.json')) as { version: string }).version;

function fillingTexts({ name, provider }: CustomerFile): FillingTexts {
  return {
    product: name,
    aanbieder: provider?.legalName ?? `de aanbieder van ${name}`,
    contact: provider?.contact ?? 'uw contactpersoon bij de aanbieder',
    versie: version(),
    wetsdatum: dateText(dayOf(lawVersion)),
  };
}

/** The text of a document in Markdown, everything filled in. */
export const documentText = (name: GeneralDocumentName, customer: CustomerFile): string =>
  filledText(textOf(`content/${name}.md`), fillingTexts(customer));

/** What the typesetter needs to make a document for a customer. */
export function typescript(name: GeneralDocumentName, customer: DocumentCustomer): Typescript {
  const markdown = documentText(name, customer);
  const { versie, wetsdatum } = fillingTexts(customer);
  const look: DocumentLook = {
    ...generalDocuments[name],
    product: customer.name,
    logo: pictureAt(customer.logoPath),
    stateLine: `Versie ${versie} · wettelijke waarden vergeleken op ${wetsdatum}`,
    brand: customer.brand,
  };
  const paths = [customer.logoPath, ...picturePaths(markdown)];
  const pictures = paths.map((path) => [pictureAt(path), readFileSync(join(root, path))] as const);
  return { source: documentSource(look, markdown), pictures: new Map(pictures) };
}
