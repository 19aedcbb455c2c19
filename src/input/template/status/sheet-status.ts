import type { ChoiceLists } from '#input/template/choice-lists.ts';
import { counted, either, type Formula, isAbove, joined, sum, words } from '#input/template/status/formula.ts';
import { hasSign, type ShownStatus, signs } from '#input/template/status/marks.ts';

type Sign = Parameters<typeof hasSign>[1];

const countOf = (statuses: readonly ShownStatus[], sign: Sign): Formula =>
  sum(...statuses.map((status) => `(${hasSign(status, sign)})`));

/** Labels of all statuses with a sign, with a comma between them. */
function labelsOf(statuses: readonly ShownStatus[], sign: Sign): Formula {
  const parts = joined(
    ...statuses.map((status) => either(hasSign(status, sign), words(`, ${status.label}`), words(''))),
  );
  return `MID(${parts},3,2000)`;
}

/** The status line of a form sheet, out of all its statuses; its parts are calculated on the hidden sheet. */
export function sheetStatus(title: string, statuses: readonly ShownStatus[], lists: ChoiceLists): Formula {
  const step = lists.steps(`Status ${title}`);
  const missing = step('verplicht en leeg', countOf(statuses, 'missing'));
  const wrong = step('kloppen niet', countOf(statuses, 'wrong'));
  const standard = step('staan op standaard', countOf(statuses, 'standard'));
  const remarks = step('opmerkingen', countOf(statuses, 'remark'));
  const missingLabels = step('leeg', labelsOf(statuses, 'missing'));
  const wrongLabels = step('kloppen niet', labelsOf(statuses, 'wrong'));
  const remarkLabels = step('opmerkingen', labelsOf(statuses, 'remark'));
  const sentence = (count: Formula, text: Formula): Formula => either(isAbove(count, 0), text, words(''));
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
    `${missing}+${wrong}=0`,
    complete,
    joined(
      sentence(missing, missingText),
      either(`${missing}*${wrong}>0`, words(' '), words('')),
      sentence(wrong, wrongText),
    ),
  );
}
