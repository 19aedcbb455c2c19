import type { NormCode } from '#core/checks/norm-checks.ts';
import { smallestGroup } from '#core/result/shown-groups.ts';
import { type Check, checksWith } from '#core/result/check.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { paragraph, tableBlock } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { shownName } from '#output/language/shown-name.ts';
import { levelSigns } from '#output/language/verdict-text.ts';
import { discretionOf } from '#output/topics/law/shown-checks.ts';
import { normTextOf, normTexts, normVerdicts } from '#output/topics/law/checks/norms.ts';

const codes = Object.keys(normTexts) as readonly NormCode[];

const tooFew =
  'De normen over deelnemers zijn niet getoetst: met minder dan tien deelnemers zou de uitkomst over afzonderlijke personen gaan.';

/** The basis of the outcome, and whose it is. */
const base =
  'De uitkomst staat op de eigen basis, de aannames van het dossier, met compensatie; leeftijdsgroepen onder tien deelnemers zijn samengevoegd. Compensatie als salaris telt als het pensioen dat zij als premie had opgeleverd.';

/**
 * Whether the premium of each choice stays within what was agreed; nothing where nothing was. For others than the employer without the
 * norm of its cost, and by verdicts alone.
 */
export function normBlocks(subject: ConclusionSubject, { forOthers = false } = {}): readonly Block[] {
  const { cohortDecline, worseShare } = subject.input.norms;
  const { result } = subject;
  const isAboutPeople = cohortDecline !== null || worseShare !== null;
  if (isAboutPeople && result.participantCount < smallestGroup) return [paragraph(tooFew)];
  const checks = checksWith(result, ...codes).filter(({ code }) => !forOthers || code !== 'NORM_EXTRA_COST');
  const asked = codes.filter((code) => checks.some((check) => check.code === code));
  if (asked.length === 0) return [];
  const isDiscreet = discretionOf(result);
  const premiums = premiumAlternatives(result);
  const of = (code: NormCode): Check<NormCode> => checks.find((check) => check.code === code)!;
  const cell = (code: NormCode, key: string): string => {
    const check = checks.find(({ answer, code: own }) => own === code && answer === key);
    if (check === undefined) return emptyCellMark;
    const judged = `${levelSigns[check.level]} ${normVerdicts[check.level]}`;
    return forOthers || isDiscreet(check) ? judged : `${judged}: ${normTextOf(check).finding(check)}`;
  };
  return [
    tableBlock(
      'Normen voor de uitkomst',
      'Per norm van het dossier of de premie eraan voldoet.',
      textTable(
        [
          ['Norm', 26],
          ['Grens', 24],
          ...premiums.map((premium): TextColumn => [shownName(premium), 50 / premiums.length]),
        ],
        asked.map((code) =>
          [normTexts[code].head, normTextOf(of(code)).limit(of(code))].concat(
            premiums.map(({ key }) => cell(code, key)),
          ),
        ),
      ),
    ),
    paragraph(base, 'note'),
  ];
}
