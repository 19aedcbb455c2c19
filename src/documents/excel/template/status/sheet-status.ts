import type { ChoiceLists } from '#documents/excel/template/choice-lists.ts';
import {
  counted,
  either,
  type Formula,
  isAbove,
  joined,
  sum,
  words,
} from '#documents/excel/template/status/formula.ts';
import { hasSign, type ShownStatus, signs } from '#documents/excel/template/status/marks.ts';

type Sign = Parameters<typeof hasSign>[1];

const countOf = (statuses: readonly ShownStatus[], sign: Sign): Formula<number> =>
  sum(
    ...statuses.map((status) => {
      const { text, value } = hasSign(status, sign);
      return { text: `(${text})`, value: Number(value) };
    }),
  );

/** Labels of all statuses with a sign, with a comma between them. */
function labelsOf(statuses: readonly ShownStatus[], sign: Sign): Formula<string> {
  const parts = joined(
    ...statuses.map((status) => either(hasSign(status, sign), words(`, ${status.label}`), words(''))),
  );
  return { text: `MID(${parts.text},3,2000)`, value: parts.value.slice(2) };
}

/** The status line of a form sheet, out of all its statuses; its parts are calculated on the hidden sheet. */
export function sheetStatus(title: string, statuses: readonly ShownStatus[], lists: ChoiceLists): Formula<string> {
  const step = lists.steps(`Status ${title}`);
  const stepped = <T extends string | number>(name: string, formula: Formula<T>): Formula<T> => ({
    text: step(name, formula),
    value: formula.value,
  });
  const missing = stepped('verplicht en leeg', countOf(statuses, 'missing'));
  const wrong = stepped('kloppen niet', countOf(statuses, 'wrong'));
  const standard = stepped('staan op standaard', countOf(statuses, 'standard'));
  const remarks = stepped('opmerkingen', countOf(statuses, 'remark'));
  const missingLabels = stepped('leeg', labelsOf(statuses, 'missing'));
  const wrongLabels = stepped('kloppen niet', labelsOf(statuses, 'wrong'));
  const remarkLabels = stepped('opmerkingen', labelsOf(statuses, 'remark'));
  const sentence = (count: Formula<number>, text: Formula<string>): Formula<string> =>
    either(isAbove(count, 0), text, words(''));
  const missingText = joined(
    words(`${signs.missing} Nog `),
    counted(missing, 'verplicht veld leeg of niet af: ', 'verplichte velden leeg of niet af: '),
    missingLabels,
    words('.'),
  );
  const wrongText = joined(
    words(`${signs.wrong} `),
    counted(wrong, 'waarde klopt niet: ', 'waarden kloppen niet: '),
    wrongLabels,
    words('.'),
  );
  const complete = joined(
    words(`${signs.done} Dit blad is compleet.`),
    sentence(
      standard,
      joined(words(' '), counted(standard, 'waarde staat nog op standaard.', 'waarden staan nog op standaard.')),
    ),
    sentence(remarks, joined(words(' Let op de wettelijke grens bij: '), remarkLabels, words('.'))),
  );
  return either(
    { text: `${missing.text}+${wrong.text}=0`, value: missing.value + wrong.value === 0 },
    complete,
    joined(
      sentence(missing, missingText),
      { text: `IF(${missing.text}*${wrong.text}>0," ","")`, value: missing.value * wrong.value > 0 ? ' ' : '' },
      sentence(wrong, wrongText),
    ),
  );
}
