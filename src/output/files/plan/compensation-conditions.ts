import { type CheckCode, checksWith } from '#core/result/check.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { uncapitalised } from '#office/document/dutch-words.ts';
import { paragraph, tableBlock } from '#output/model/blocks.ts';
import type { Block } from '#output/model/document-draft.ts';
import { compensationWords } from '#output/topics/compensation/compensation-words.ts';
import { mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { shownChecks } from '#output/topics/law/shown-checks.ts';
import { textTable } from '#output/model/text-table.ts';

/** What a condition asks, and what the calculation does. */
type Condition = readonly [part: string, asked: string, done: string];

const salaryNote =
  'De voorwaarden gelden voor compensatie in de vorm van pensioen. Compensatie als salaris is geen pensioen en valt er niet onder.';

/** What becomes of former employees with premium waived: an insurer or premium pension institution goes on with the old scheme. */
function waivedNote({ planned }: ConclusionSubject): string {
  const done =
    planned?.provider === 'fund'
      ? 'Zij tellen in de berekening niet mee.'
      : 'De berekening gaat ervan uit dat zij in de oude regeling blijven (art. 220ha PW): voor hen verandert er niets.';
  return `Zij gelden ook voor gewezen werknemers met recht op premievrije voortzetting (art. 150f lid 3 PW). ${done}`;
}

/** What the checks found about a condition. */
function findings({ result }: ConclusionSubject, code: CheckCode): string {
  const checks = checksWith(result, code).filter(({ level }) => level !== 'pass');
  const shown = shownChecks(result, checks, () => !mayShowCompensation(result));
  return shown.map(({ finding }) => ` Let op: ${finding}`).join('');
}

function conditions(subject: ConclusionSubject): readonly Condition[] {
  const { input, result } = subject;
  const words = compensationWords(input.compensation, input);
  const end = result.legalFrame.milestones.find(({ key }) => key === 'compensationEnd');
  return [
    [
      'a',
      'Wie tot een cohort behoort waarvoor compensatie is afgesproken, heeft er recht op, ook wie later in dienst komt.',
      `Voor wie: ${uncapitalised(words.who.label)}. De bedragen gaan over wie op de transitiedatum deelneemt; wie later in dienst komt heeft binnen zijn cohort hetzelfde recht en komt er dan bij.`,
    ],
    [
      'b',
      `De compensatie wordt tijdsevenredig toegekend, vanaf de ingangsdatum van de gewijzigde overeenkomst${end === undefined ? '' : ` en uiterlijk tot en met ${dateText(end.day)}`}.`,
      `Vorm: ${uncapitalised(words.form.label)}. Periode: ${uncapitalised(words.end.label)}.${findings(subject, 'COMPENSATION_NOT_LEVEL')}${findings(subject, 'COMPENSATION_PAST_END')}`,
    ],
    [
      'c',
      'De compensatie is gefinancierd op het moment dat zij onvoorwaardelijk wordt toegekend.',
      'De compensatiepremie wordt elke maand betaald en is daarmee gefinancierd zodra zij wordt toegekend.',
    ],
  ];
}

/** The conditions on compensation (art. 150f lid 1 PW), one by one. */
export function conditionsTable(subject: ConclusionSubject): readonly Block[] {
  if (subject.result.compensation === null)
    return [paragraph('Zonder compensatie hoeft aan deze voorwaarden niet te worden voldaan.')];
  if (subject.input.compensation.form === 'salary')
    return [paragraph('Deze voorwaarden gelden voor compensatie als pensioen; hier is zij salaris.')];
  return [
    tableBlock(
      'Voorwaarden voor compensatie',
      'De drie voorwaarden van art. 150f lid 1 PW, met wat de berekening doet.',
      textTable(
        [
          ['Onder', 8],
          ['Wat de wet vraagt', 42],
          ['In deze berekening', 50],
        ],
        conditions(subject),
      ),
    ),
    paragraph(`${salaryNote} ${waivedNote(subject)}`, 'note'),
  ];
}
