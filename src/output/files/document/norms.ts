import type { NormCode } from '#core/checks/norm-checks.ts';
import { type Check, checksWith } from '#core/result/check.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { counted, listed } from '#office/document/dutch-words.ts';
import { discretionOf } from '#output/topics/law/shown-checks.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import type { Section } from '#output/model/section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { normTextOf, normTexts, normVerdicts } from '#output/topics/law/checks/norms.ts';
import { barredRows, rowName, shownName } from '#output/language/shown-name.ts';
import { levelSigns } from '#output/language/verdict-text.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import { sheetSection } from '#output/model/sheet-section.ts';

const codes = Object.keys(normTexts) as readonly NormCode[];

/** "Aan alle normen voldoet alleen Budgetneutraal vlak", of what there is a check of. */
function conclusionOf({ result }: ConclusionSubject, checks: readonly Check[]): string {
  const premiums = premiumAlternatives(result);
  const good = premiums.filter(({ key }) => checks.every(({ answer, level }) => answer !== key || level === 'pass'));
  const norms = new Set(checks.map(({ code }) => code)).size;
  const which = norms === 1 ? 'de norm' : `alle ${norms} normen`;
  if (good.length === 0) return `Geen van de ${counted(premiums.length, 'premie', 'premies')} voldoet aan ${which}`;
  if (good.length === premiums.length) return `Alle premies voldoen aan ${which}`;
  return `Aan ${which} ${good.length === 1 ? 'voldoet alleen' : 'voldoen'} ${listed(good.map(shownName))}`;
}

/** A norm about what the employer pays. */
const isAboutCost = (code: NormCode): boolean => code === 'NORM_EXTRA_COST';

/**
 * Whether each premium stays within the norms of the dossier; null where it has none that can be held against it. For others than the
 * employer without the norm of its cost, and by verdicts alone.
 */
export function normsSection(subject: ConclusionSubject, { forOthers = false } = {}): Section | null {
  const { result } = subject;
  const checks = checksWith(result, ...codes).filter(({ code }) => !forOthers || !isAboutCost(code));
  const asked = codes.filter((code) => checks.some((check) => check.code === code));
  if (asked.length === 0) return null;
  const isDiscreet = discretionOf(result);
  const premiums = premiumAlternatives(result);
  const of = (code: NormCode): Check<NormCode> => checks.find((check) => check.code === code)!;
  const cell = (code: NormCode, key: string): string => {
    const check = checks.find(({ answer, code: own }) => own === code && answer === key);
    if (check === undefined) return emptyCellMark;
    const judged = `${levelSigns[check.level]} ${normVerdicts[check.level]}`;
    return forOthers || isDiscreet(check) ? judged : `${judged}: ${normTextOf(check).finding(check)}`;
  };
  return sheetSection({
    id: 'norms',
    topic: 'Normen voor de uitkomst',
    conclusion: conclusionOf(subject, checks),
    lead: [
      'De normen zijn in het dossier ingevuld. De uitkomst staat op de eigen basis, de aannames van het dossier, met compensatie.',
    ],
    table: [
      textTable(
        [['Alternatief', 22], ...asked.map((code): TextColumn => [normTexts[code].head, 26])],
        [
          ['Norm', ...asked.map((code) => normTextOf(of(code)).limit(of(code)))],
          ...premiums.map((premium) => [rowName(premium), ...asked.map((code) => cell(code, premium.key))]),
        ],
        { emphasised: [0], barred: barredRows(premiums).map((row) => row + 1) },
      ),
      'Per premie of zij aan de normen van het dossier voldoet',
    ],
    notes: [
      'Achteruitgang van een cohort: het leeftijdscohort waarvan het verwachte pensioen samen het meest daalt; cohorten onder tien deelnemers zijn samengevoegd. Compensatie als salaris telt als het pensioen dat zij als premie had opgeleverd.',
      'Aandeel dat achteruitgaat: deelnemers van wie het verwachte pensioen meer dan 0,5% daalt.',
      asked.some(isAboutCost)
        ? 'Extra werkgeverslast: contant over de horizon van het doel, van wie nu in dienst is, vergeleken met de huidige regeling.'
        : null,
    ],
    sheet: 'Toetsen',
    method: 'checks',
  });
}
