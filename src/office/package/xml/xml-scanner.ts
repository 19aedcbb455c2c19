import { isName, isSpace, nameByte, xmlStart } from '#office/package/xml/xml-bytes.ts';
import { XmlError } from '#office/package/xml/xml-error.ts';
import { rawText, strictText } from '#office/package/xml/xml-text.ts';

/** What `next` found. An element without content gives `open`, then `close`. */
export const xmlToken = { end: 0, open: 1, close: 2, text: 3 } as const;
type XmlToken = (typeof xmlToken)[keyof typeof xmlToken];

const maximumDepth = 64;
const [lessThan, greaterThan, slash, exclamation, question, equals] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x3d];
const [doubleQuote, singleQuote, colon] = [0x22, 0x27, 0x3a];

/**
 * Reads XML from bytes, token by token, without building a tree or a string that is not asked for. Prefixes of namespaces are
 * left out of names. Refuses document types, other encodings than UTF-8 and deep nesting, and checks that tags match.
 */
export class XmlScanner {
  readonly bytes: Uint8Array;
  readonly part: string;
  /** Depth of the element that `open` or `close` is about: 1 for the root. */
  depth = 0;
  /** Range of the text that `text` found. */
  textStart = 0;
  textEnd = 0;
  /** In character data marked as such (CDATA) an ampersand is just that. */
  isVerbatim = false;
  /** Ranges that `nextAttribute` found. */
  attributeStart = 0;
  attributeEnd = 0;
  valueStart = 0;
  valueEnd = 0;
  #at: number;
  #nameStart = 0;
  #nameEnd = 0;
  #attributesAt = 0;
  #attributesEnd = 0;
  #isEmptyElement = false;
  #isClosed = false;
  #hasRoot = false;
  readonly #starts = new Uint32Array(maximumDepth + 1);
  readonly #ends = new Uint32Array(maximumDepth + 1);

  constructor(bytes: Uint8Array, part: string) {
    this.bytes = bytes;
    this.part = part;
    this.#at = xmlStart(bytes, part);
  }

  next(): XmlToken {
    if (this.#isEmptyElement) {
      this.#isEmptyElement = false;
      this.#isClosed = true;
      return xmlToken.close;
    }
    if (this.#isClosed) {
      this.#isClosed = false;
      this.depth -= 1;
    }
    for (;;) {
      if (this.#at >= this.bytes.length) return this.#finish();
      if (this.bytes[this.#at] !== lessThan) {
        if (this.#readText()) return xmlToken.text;
        continue;
      }
      const second = this.bytes[this.#at + 1];
      if (second === slash) return this.#readClose();
      if (second === question) this.#skipPast('?>');
      else if (second !== exclamation) return this.#readOpen();
      else if (this.#readMarked()) return xmlToken.text;
    }
  }

  /** Whether the element has this name, prefix left out. */
  is(name: string): boolean {
    return isName(this.bytes, this.#nameStart, this.#nameEnd, name);
  }

  /** Goes to the next attribute of the element just opened; false when there is none. */
  nextAttribute(): boolean {
    const { bytes } = this;
    let at = this.#attributesAt;
    while (isSpace(bytes[at])) at += 1;
    if (at >= this.#attributesEnd) return false;
    this.attributeStart = at;
    while (nameByte[bytes[at] ?? 0] === 1) {
      if (bytes[at] === colon) this.attributeStart = at + 1;
      at += 1;
    }
    this.attributeEnd = at;
    while (isSpace(bytes[at])) at += 1;
    if (bytes[at] !== equals) throw new XmlError('malformed', this.part);
    at += 1;
    while (isSpace(bytes[at])) at += 1;
    const quote = bytes[at];
    if (quote !== doubleQuote && quote !== singleQuote) throw new XmlError('malformed', this.part);
    this.valueStart = at + 1;
    at += 1;
    while (at < this.#attributesEnd && bytes[at] !== quote) at += 1;
    if (at >= this.#attributesEnd) throw new XmlError('malformed', this.part);
    this.valueEnd = at;
    this.#attributesAt = this.valueEnd + 1;
    return true;
  }

  isAttribute(name: string): boolean {
    return isName(this.bytes, this.attributeStart, this.attributeEnd, name);
  }

  /** The value of the attribute that `nextAttribute` found. */
  value(): string {
    return strictText(rawText(this.bytes, this.valueStart, this.valueEnd, this.part), this.part);
  }

  /** The value of the first attribute of that name of the element just opened. */
  attribute(name: string): string | null {
    const start = this.#attributesAt;
    let value: string | null = null;
    while (value === null && this.nextAttribute()) if (this.isAttribute(name)) value = this.value();
    this.#attributesAt = start;
    return value;
  }

  /** The text just found. */
  text(): string {
    const text = rawText(this.bytes, this.textStart, this.textEnd, this.part);
    return this.isVerbatim ? text : strictText(text, this.part);
  }

  #finish(): XmlToken {
    if (this.depth !== 0 || !this.#hasRoot) throw new XmlError('malformed', this.part);
    return xmlToken.end;
  }

  #readText(): boolean {
    const { bytes } = this;
    let at = this.#at;
    while (at < bytes.length && bytes[at] !== lessThan) at += 1;
    this.textStart = this.#at;
    this.textEnd = at;
    this.#at = at;
    if (this.depth > 0) {
      this.isVerbatim = false;
      return true;
    }
    for (let at = this.textStart; at < this.textEnd; at++)
      if (!isSpace(this.bytes[at])) throw new XmlError('malformed', this.part);
    return false;
  }

  #readName(at: number): number {
    this.#nameStart = at;
    while (nameByte[this.bytes[at] ?? 0] === 1) {
      if (this.bytes[at] === colon) this.#nameStart = at + 1;
      at += 1;
    }
    this.#nameEnd = at;
    if (this.#nameEnd === this.#nameStart) throw new XmlError('malformed', this.part);
    return at;
  }

  #readOpen(): XmlToken {
    const start = this.#at + 1;
    const nameEnd = this.#readName(start);
    const end = this.#tagEnd(nameEnd);
    this.#isEmptyElement = this.bytes[end - 1] === slash && end - 1 >= nameEnd;
    this.#attributesAt = nameEnd;
    this.#attributesEnd = this.#isEmptyElement ? end - 1 : end;
    if (this.depth === 0 && this.#hasRoot) throw new XmlError('malformed', this.part);
    this.#hasRoot = true;
    this.depth += 1;
    if (this.depth > maximumDepth) throw new XmlError('tooDeep', this.part);
    this.#starts[this.depth] = start;
    this.#ends[this.depth] = nameEnd;
    this.#at = end + 1;
    return xmlToken.open;
  }

  /** Where the tag ends: the first '>' outside quotes. */
  #tagEnd(from: number): number {
    const { bytes } = this;
    let quote = 0;
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === greaterThan) return at;
      else if (byte === doubleQuote || byte === singleQuote) quote = byte;
      else if (byte === lessThan) break;
    }
    throw new XmlError('malformed', this.part);
  }

  #readClose(): XmlToken {
    const start = this.#at + 2;
    let at = this.#readName(start);
    const openStart = this.#starts[this.depth] ?? 0;
    const length = (this.#ends[this.depth] ?? 0) - openStart;
    if (this.depth === 0 || length !== at - start) throw new XmlError('malformed', this.part);
    for (let index = 0; index < length; index++) {
      if (this.bytes[start + index] !== this.bytes[openStart + index]) throw new XmlError('malformed', this.part);
    }
    while (isSpace(this.bytes[at])) at += 1;
    if (this.bytes[at] !== greaterThan) throw new XmlError('malformed', this.part);
    this.#at = at + 1;
    this.#isClosed = true;
    return xmlToken.close;
  }

  /** Comments are skipped, character data is text, anything else that starts with '<!' belongs to a document type. */
  #readMarked(): boolean {
    if (isName(this.bytes, this.#at, this.#at + 4, '<!--')) {
      this.#at += 4;
      this.#skipPast('-->');
      return false;
    }
    if (this.depth === 0 || !isName(this.bytes, this.#at, this.#at + 9, '<![CDATA[')) {
      throw new XmlError('documentType', this.part);
    }
    this.textStart = this.#at + 9;
    this.#skipPast(']]>');
    this.textEnd = this.#at - 3;
    this.isVerbatim = true;
    return true;
  }

  #skipPast(ending: string): void {
    const last = ending.charCodeAt(ending.length - 1);
    let at = this.bytes.indexOf(last, this.#at);
    while (at >= 0 && !isName(this.bytes, at + 1 - ending.length, at + 1, ending))
      at = this.bytes.indexOf(last, at + 1);
    if (at < 0) throw new XmlError('malformed', this.part);
    this.#at = at + 1;
  }
}
