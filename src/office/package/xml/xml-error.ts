/** What is wrong with an XML part. */
export type XmlFault = 'malformed' | 'notUtf8' | 'documentType' | 'tooDeep';

/** An XML part that is not well-formed, or that holds what no package of ours needs. */
export class XmlError extends Error {
  readonly fault: XmlFault;
  /** Name of the part. */
  readonly part: string;

  constructor(fault: XmlFault, part: string) {
    super(`${part} cannot be read: ${fault}`);
    this.name = 'XmlError';
    this.fault = fault;
    this.part = part;
  }
}
