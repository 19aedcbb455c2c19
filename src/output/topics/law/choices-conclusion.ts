import { capitalised, listed } from '#office/document/dutch-words.ts';
import { ifScaleStays, isUncertain } from '#output/language/chapter-6b.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';

const namesOf = (choices: readonly ShownChoice[]): string =>
  `${choices.length === 1 ? 'keuze' : 'keuzes'} ${listed(choices.map(({ key }) => key))}`;

/** Which choices the law allows: "keuze A mag; van keuze B is het onbekend". */
function allowedClause(choices: readonly ShownChoice[]): string {
  const of = (allowed: ShownChoice['alternative']['verdict']['allowed']): readonly ShownChoice[] =>
    choices.filter(({ alternative }) => alternative.verdict.allowed === allowed);
  const [yes, no, unknown] = [of('yes'), of('no'), of('unknown')];
  if (yes.length === choices.length)
    return choices.length === 1 ? 'dit mag' : choices.length === 2 ? 'beide keuzes mogen' : 'alle keuzes mogen';
  if (yes.length === 1 && unknown.length === 0) return `alleen ${namesOf(yes)} mag`;
  const parts = [
    yes.length === 0 ? null : `${namesOf(yes)} ${yes.length === 1 ? 'mag' : 'mogen'}`,
    no.length === 0 ? null : `${namesOf(no)} ${no.length === 1 ? 'mag' : 'mogen'} niet`,
    unknown.length === 0 ? null : `van ${namesOf(unknown)} is het nog onbekend`,
  ];
  return listed(parts.filter((part) => part !== null));
}

/** Which of those that may be chosen ask a transition plan. */
function planClause(choices: readonly ShownChoice[]): string {
  const open = choices.filter(({ alternative }) => alternative.verdict.allowed !== 'no');
  const asking = open.filter(({ alternative }) => alternative.chapter6b === 'holds');
  if (open.length === 0) return '';
  if (asking.length === 0)
    return `; een transitieplan is niet nodig${open.some(({ alternative }) => isUncertain(alternative)) ? ifScaleStays : ''}`;
  return asking.length === open.length
    ? '; een transitieplan is nodig'
    : `; alleen ${namesOf(asking)} vraagt een transitieplan`;
}

/** "Beide keuzes mogen; alleen keuze B vraagt een transitieplan": without a full stop. */
export function choicesConclusion(subject: ConclusionSubject): string {
  const choices = shownChoices(subject);
  return capitalised(`${allowedClause(choices)}${planClause(choices)}`);
}
