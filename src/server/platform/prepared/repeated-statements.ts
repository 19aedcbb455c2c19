/** So often a text comes before it is prepared: what is asked once or twice is not worth keeping. */
const preparedFrom = 3;
/** So many are kept; a search of many words has a text of its own for each number of words. */
const mostPrepared = 200;
const mostWatched = 1_000;
/** What asks and what writes; nothing else can be prepared. */
const canBePrepared = /^\s*(?:select|with|insert|update|delete)\b/;

/**
 * Which statements of a database are worth preparing: reading and planning the text of a page of a list takes longer
 * than the page, and a calculation writes its files one by one and a sign of life every half second.
 */
export class RepeatedStatements {
  readonly #names = new Map<string, string>();
  readonly #times = new Map<string, number>();

  /** The name under which a text is prepared; null when it is not. */
  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (!canBePrepared.test(text) || this.#names.size >= mostPrepared) return null;
    const times = (this.#times.get(text) ?? 0) + 1;
    if (times < preparedFrom) {
      if (this.#times.size >= mostWatched) this.#times.clear();
      this.#times.set(text, times);
      return null;
    }
    this.#times.delete(text);
    const name = `repeated_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
