import { invoicedPremiumSentence, isHeldInPremium, notApart } from '#output/language/invoiced-premium.ts';
import { hasRiskByAge, highestSalaryRisk, riskPremiumsOf, salaryRiskText } from '#output/topics/cost/risk-premiums.ts';
import { modelPersonCovers } from '#output/topics/people/model-person-cover.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import { valueCell } from '#output/model/planned-cells.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { type Cell, type CellContent, columnsOf } from '#output/model/table.ts';
import type { OutputContent } from '#output/model/output-content.ts';

type Entered = number | null;

/** What the new scheme is more than the current one, from both cells before it. */
const difference = (current: number, next: number, format: NumberFormat): Cell => ({
  ...valueCell(next - current, format),
  formulaAt: ({ row }) => `C${row}-B${row}`,
});
type Row = readonly (Cell | CellContent)[];

/** Both schemes beside each other; no difference with what was not filled in, no row where neither was. */
function row(name: string, current: Entered, next: Entered, format: NumberFormat): readonly Row[] {
  if (current === null && next === null) return [];
  const differenceFormat = format === 'euro' ? 'euroDifference' : 'percentDifference';
  const cell = (value: Entered, shownAs: NumberFormat): Cell | null =>
    value === null ? null : valueCell(value, shownAs);
  const apart = current === null || next === null ? null : difference(current, next, differenceFormat);
  return [[name, cell(current, format), cell(next, format), apart]];
}

/** What is insured on death, and what the employer pays for death and disability beside the premium. */
export function riskPremiumRows({ dossier: { input, facts }, result }: OutputContent): readonly PlannedRow[] {
  const { current, next } = input;
  const [before, after] = [facts.currentSurvivor, next.survivorCover];
  const riskPremiums = riskPremiumsOf(result);
  const isHeld = isHeldInPremium({ input }, 'riskPremiums', riskPremiums.current);
  const held: Cell = { ...valueCell(notApart, 'general'), isRight: true };
  const rate = (name: string, now: number, later: number): readonly Row[] =>
    isHeld && now === 0 ? [[name, held, valueCell(later, 'percentTwo'), null]] : row(name, now, later, 'percentTwo');
  const salaryRiskRows = (): readonly Row[] => {
    const name = 'Risicopremies over het salaris';
    const [now, later] = [highestSalaryRisk(current), highestSalaryRisk(next)];
    if (!hasRiskByAge(current, next)) return rate(name, now, later);
    const text = (words: string): Cell => ({ ...valueCell(words, 'general'), isRight: true, wraps: true });
    const before = isHeld && now === 0 ? held : text(salaryRiskText(current));
    return [[name, before, text(salaryRiskText(next)), null]];
  };
  const invoiced = isHeld ? invoicedPremiumSentence({ input }) : null;
  return figureBlock({
    heading: 'Risicopremies en dekking bij overlijden',
    sentences: [
      `Risicopremies voor overlijden en arbeidsongeschiktheid, naast de pensioenpremie, in ${riskPremiums.year}: deel van de werkgeverslast.`,
      ...(invoiced === null ? [] : [invoiced]),
      'Het verschil tussen twee percentages is in procentpunten.',
    ],
    columns: columnsOf({
      Onderdeel: 'general',
      'Huidige regeling': 'euro',
      'Nieuwe regeling': 'euro',
      Verschil: 'euroDifference',
    }),
    rows: [
      ...row('Partnerpensioen, van het salaris', before.partner, after.partner, 'percentTwo'),
      ...row('Wezenpensioen, van het salaris', before.orphan, after.orphan, 'percentTwo'),
      ...modelPersonCovers({ input, result }, before).flatMap((cover) =>
        row(cover.name, cover.current, cover.next, 'euro').map((cells) =>
          cover.replaces ? cells : cells.slice(0, -1).concat(null),
        ),
      ),
      ...row('Anw-hiaatpensioen per jaar', before.anwGap, after.anwGap, 'euro'),
      ...rate('Risicopremies over de grondslag', current.riskPremiumOnBase, next.riskPremiumOnBase),
      ...salaryRiskRows(),
      [
        'Risicopremies',
        isHeld
          ? { ...valueCell(notApart, 'general', 'risicopremies_huidig'), isRight: true }
          : valueCell(riskPremiums.current, 'euro', 'risicopremies_huidig'),
        valueCell(riskPremiums.next, 'euro', 'risicopremies_nieuw'),
        isHeld ? null : difference(riskPremiums.current, riskPremiums.next, 'euroDifference'),
      ],
    ],
  });
}
