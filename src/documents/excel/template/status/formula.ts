/** A formula together with what it comes to for the values that are written into the file beside it. */
export interface Formula<T extends string | number | boolean = string | number | boolean> {
  /** As Excel and LibreOffice store it: English function names, commas, no leading equals sign. */
  readonly text: string;
  readonly value: T;
}

/** A text that does not change. */
export const words = (value: string): Formula<string> => ({ text: `"${value.replaceAll('"', '""')}"`, value });

/** `IF`: only the branch that is taken is calculated. */
export const either = <T extends string | number | boolean>(
  condition: Formula<boolean>,
  yes: Formula<T>,
  no: Formula<T>,
): Formula<T> => ({
  text: `IF(${condition.text},${yes.text},${no.text})`,
  value: condition.value ? yes.value : no.value,
});

export const always: Formula<boolean> = { text: 'TRUE', value: true };

export const all = (...conditions: readonly Formula<boolean>[]): Formula<boolean> =>
  conditions.length === 0
    ? always
    : {
        text:
          conditions.length === 1
            ? (conditions[0]?.text ?? '')
            : `AND(${conditions.map((item) => item.text).join(',')})`,
        value: conditions.every((item) => item.value),
      };

export const some = (...conditions: readonly Formula<boolean>[]): Formula<boolean> => ({
  text: `OR(${conditions.map((item) => item.text).join(',')})`,
  value: conditions.some((item) => item.value),
});

export const joined = (...parts: readonly Formula<string | number>[]): Formula<string> => ({
  text: parts.map((part) => part.text).join('&'),
  value: parts.map((part) => String(part.value)).join(''),
});

export const sum = (...parts: readonly Formula<number>[]): Formula<number> => ({
  text: parts.map((part) => part.text).join('+'),
  value: parts.reduce((total, part) => total + part.value, 0),
});

export const isAbove = (left: Formula<number>, limit: number): Formula<boolean> => ({
  text: `${left.text}>${limit}`,
  value: left.value > limit,
});

/** "1 waarde" or "3 waarden", with the number in front. */
export const counted = (count: Formula<number>, one: string, more: string): Formula<string> =>
  joined(count, either({ text: `${count.text}=1`, value: count.value === 1 }, words(` ${one}`), words(` ${more}`)));
