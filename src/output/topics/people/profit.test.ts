import { profitMeaning } from '#output/topics/people/measures.ts';
import { describe, expect, it } from 'vitest';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { cohortGroups } from '#output/topics/people/cohorts-conclusion.ts';
import { profitConclusion } from '#output/topics/people/profit.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const premiumScheme = exampleContent(25);
const guarantee = averagePayContent('scheme', 40);

/** The conclusion where everybody of the youngest and the oldest shown group has this profit, now and then. */
function told(
  { dossier, result }: typeof premiumScheme,
  [young, old]: readonly [number, number],
  now = 100_000,
): string {
  const subject: ConclusionSubject = { input: dossier.input, result };
  const youngest = new Set(cohortGroups(subject)[0]?.cohorts);
  const profits = (key: 'unchanged' | 'budgetNeutralFlat', change: (isYoung: boolean) => number) => {
    const { effects } = alternativeOf(result, key);
    const ageCohorts = effects.ageCohorts.map((cohort, index) => {
      const profit = result.cohorts[index]!.count * (now + change(youngest.has(index)));
      return { ...cohort, grossProfit: profit, netProfit: profit };
    });
    return { effects: { ...effects, ageCohorts } };
  };
  const changed = changedAlternatives(result, {
    unchanged: profits('unchanged', () => 0),
    budgetNeutralFlat: profits('budgetNeutralFlat', (isYoung) => (isYoung ? young : old)),
  });
  const text = profitConclusion({ ...subject, result: changed });
  return spaced(text ?? 'null').replace(/^Bij een vlakke premie van \S+ /, '');
}

describe('the effects that the law prescribes, in words', () => {
  const [young, old] = cohortGroups({ input: premiumScheme.dossier.input, result: premiumScheme.result }).map(
    ({ fromAge, toAge }) => `${fromAge} t/m ${toAge} jaar`,
  );

  it('say of a premium scheme for whom the value of future premiums falls and rises, and by how much on average', () => {
    expect(told(premiumScheme, [3297, -20_203])).toBe(
      `daalt de waarde van de toekomstige premies voor ${old} met gemiddeld € 20.203 en stijgt zij voor ${young} met € 3.297`,
    );
  });

  it('say who falls or rises most and least where all go the same way', () => {
    expect(told(premiumScheme, [-1000, -2000])).toBe(
      `daalt de waarde van de toekomstige premies het meest voor ${old} (gemiddeld € 2.000) en het minst voor ${young} (€ 1.000)`,
    );
    expect(told(premiumScheme, [1000, 2000])).toBe(
      `stijgt de waarde van de toekomstige premies het meest voor ${old} (gemiddeld € 2.000) en het minst voor ${young} (€ 1.000)`,
    );
  });

  it('call half a percent or less nearly equal', () => {
    expect(told(premiumScheme, [500, 2000])).toBe(
      `stijgt de waarde van de toekomstige premies voor ${old} met gemiddeld € 2.000 en blijft zij voor ${young} vrijwel gelijk`,
    );
    expect(told(premiumScheme, [500, -500])).toBe(
      'blijft de waarde van de toekomstige premies per deelnemer op elke leeftijd vrijwel gelijk',
    );
  });

  it('say of average pay that net profit is the difference between tariff and market value', () => {
    expect(told(guarantee, [-2000, -2000])).toBe(
      'daalt het netto profijt, het verschil tussen tarief en marktwaarde, op elke leeftijd met gemiddeld € 2.000',
    );
  });
});

describe('what a measure means, beside its figures', () => {
  it('says of netto profijt what it is not, of a premium scheme too', () => {
    expect(profitMeaning('net', 'premium')).toMatch(
      /niet wordt belegd .*hoe hoog de premie ook is.*niet wat deelnemers/,
    );
    expect(profitMeaning('net', 'averagePay')).toContain('niet wat deelnemers erop vooruitgaan');
  });
});
