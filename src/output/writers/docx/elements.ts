import { BuilderElement, FileChild, type XmlComponent } from 'docx';

type Attributes = Readonly<Record<string, string | number>>;

/** An element that the library has no class for, with attributes by their full names. */
export const element = (
  name: string,
  attributes: Attributes = {},
  children: readonly XmlComponent[] = [],
): BuilderElement =>
  new BuilderElement({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }])),
    children,
  });

/** The same as a block of a page: beside paragraphs and tables. */
export class PageElement extends FileChild {
  constructor(name: string, children: readonly XmlComponent[]) {
    super(name);
    for (const child of children) this.addChildElement(child);
  }
}
