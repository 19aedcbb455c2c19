import type { PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import { solvedAlternatives } from '#output/topics/choices/solved-alternatives.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { practicalPremium } from '#output/language/premium.ts';
import { type StatedRow, type StatedVerdicts } from '#test/slides/stated-verdicts.ts';

const cellWords = { yes: 'toegestaan', no: 'niet', unknown: 'onbekend' } as const;
const permittedWords = { yes: 'ja', no: 'nee', unknown: 'onbekend' } as const;
const permission = 'Progressief houden (art. 220e PW)';
const pageWords = { yes: 'Ja', no: '■ Mag niet: ', unknown: '▲ Onbekend: ' } as const;
const proofWords = { yes: 'Toegestaan', no: '■ Niet toegestaan', unknown: 'Toegestaan: onbekend' } as const;
/** Of what misses its goal within the law: that it is allowed is then not said beside it. */
const missesGoal = 'Doel niet haalbaar';

/** A check of the new scheme that holds for every premium in it; those of keeping the current scale hold for that path. */
const isOfNewScheme = ({ Betreft: about, Toets: check }: StatedVerdicts['checks'][number]): boolean =>
  about === 'Nieuwe regeling' && check?.startsWith('Eerbiedigende werking') !== true;

/** Whom a check of the premium beside a kept scale is about. */
const entrants = 'Nieuwe medewerkers';

/** Where what is stated of one premium differs from its verdict, as sentences. */
function premiumProblems(premium: PremiumAlternative, row: number, stated: StatedVerdicts): readonly string[] {
  const { key, verdict } = premium;
  const { allowed } = verdict;
  const problems: string[] = [];
  const same = (place: string, actual: unknown, expected: unknown): void => {
    if (actual !== expected) problems.push(`${key}, ${place}: ${String(actual)} instead of ${String(expected)}`);
  };
  const cells = stated.answers[row + 1] ?? {};
  same('Oordeel', /^\w+/.exec(cells['Oordeel'] ?? '')?.[0], cellWords[allowed]);
  if (premium.permission !== null) same(permission, cells[permission], permittedWords[premium.permission.permitted]);
  if (premium.sort === 'answer') same('Haalbaar', cells['Haalbaar'], premium.feasible ? 'ja' : 'nee');
  if (premium.sort !== 'answer') return problems;
  const proof: StatedRow | undefined = stated.proof[row];
  const marks = [...Object.values(proofWords), missesGoal].filter((word) => proof?.cells.includes(word));
  same('proof', marks.join(), premium.feasible || allowed === 'no' ? proofWords[allowed] : missesGoal);
  same('proof is red', proof?.isRed, allowed === 'no');
  return problems;
}

/** Where the checks or the page of a board say another thing of a choice than its verdict. */
function choiceProblems({ choice, form, verdict }: PremiumAlternative, stated: StatedVerdicts): readonly string[] {
  const { allowed } = verdict;
  const forbidding = stated.checks.filter(({ Uitkomst: level }) => level === 'Niet toegestaan');
  const own = forbidding.filter(({ Betreft: about }) => about === `Keuze ${choice}`);
  const besideScale = form === 'flat' ? [] : forbidding.filter(({ Betreft: about }) => about === entrants);
  const isForbidden = own.length + besideScale.length > 0 || forbidding.some(isOfNewScheme);
  const shown = stated.choices.find(({ name }) => new RegExp(`^(?:■ )?${choice} `).test(name));
  const articles = allowed === 'no' ? verdict.grounds.slice(0, 1).map(({ article }) => article) : [];
  return [
    isForbidden === (allowed === 'no') ? '' : 'the checks',
    shown?.allowed.startsWith(pageWords[allowed]) === true ? '' : `page: ${shown?.allowed}`,
    shown?.isRed === (allowed === 'no') ? '' : 'page is red',
    ...articles.map((article) => (shown?.allowed.includes(article) === true ? '' : `page names ${article}`)),
  ].flatMap((problem) => (problem === '' ? [] : [`keuze ${choice}, ${problem}`]));
}

/** Titles that put a forbidden premium in front: they name it, and no allowed one has the same figures. */
function titleProblems({ dossier, result }: OutputContent, { titles }: StatedVerdicts): readonly string[] {
  const subject = { input: dossier.input, result };
  const textsOf = (isForbidden: boolean): readonly string[] =>
    premiumAlternatives(result)
      .filter(({ verdict }) => (verdict.allowed === 'no') === isForbidden)
      .map((premium) => practicalPremium(subject, premium));
  const allowed = textsOf(false);
  return textsOf(true)
    .filter((text) => !allowed.includes(text))
    .flatMap((text) =>
      titles
        .filter((title) =>
          new RegExp(`premie van ${text}(?! kost (u )?[^,]* minder dan nu)|staffel van ${text}`).test(title),
        )
        .map((title) => `a title names ${text}, which is not allowed: ${title}`),
    );
}

/** Where workbook and slides of a dossier say another thing of what is allowed than its verdicts. */
export function verdictProblems(content: OutputContent, stated: StatedVerdicts): readonly string[] {
  const { result } = content;
  const front = headlineOf(result);
  const cover = stated.titles[0] ?? '';
  const isNoneAllowed = front === null && premiumAlternatives(result).every(({ verdict }) => verdict.allowed === 'no');
  return [
    ...solvedAlternatives(result)
      .filter((alternative) => alternative.sort !== 'unchanged')
      .flatMap((premium, row) => premiumProblems(premium, row, stated)),
    ...premiumAlternatives(result).flatMap((choice) => choiceProblems(choice, stated)),
    ...titleProblems(content, stated),
    ...(isNoneAllowed && !/mag niet/i.test(cover) ? [`no premium is allowed, and the cover says: ${cover}`] : []),
  ];
}
