import { expect, test } from 'vitest';
import { sumOfYears } from '#output/language/summed-years.ts';
import { costDifferencesSection } from '#output/topics/cost/cost-differences-section.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const subjectOf = ({ dossier, result }: OutputContent): ConclusionSubject => ({ input: dossier.input, result });

test('columns are the difference with now over five and ten years, and the title tells that of ten', async () => {
  const subject = subjectOf(await calculatedContent());
  const section = costDifferencesSection(subject);
  const chart = section?.exhibits[0]?.chart?.model;
  const { unchanged, grandfathering } = subject.result.openGroup;
  expect(chart?.series[0]?.values).toEqual(
    [5, 10].map((years) => Math.round(sumOfYears(grandfathering.cost ?? [], years) - sumOfYears(unchanged, years))),
  );
  expect(spaced(section?.conclusion ?? '')).toBe(
    'Een vlakke premie van 29,7% voor iedereen kost over 10 jaar € 430.142 meer dan nu, met compensatie',
  );
});

test('from average pay the bridge from the premium of now is told as well', () => {
  const table = costDifferencesSection(subjectOf(averagePayContent('scheme', 40)))?.exhibits[1]?.table?.model;
  expect(table?.columns.map(({ head }) => head)).toEqual(['Onderdeel', 'Nu', 'Straks', 'Verschil']);
  expect(table?.rows.at(-1)?.[0]).toBe('Werkgeverslast');
});

test('nothing is drawn where every way on costs as much as now, nor of a small group', () => {
  const subject = subjectOf(exampleContent(40));
  const { openGroup } = subject.result;
  const same = {
    ...openGroup,
    grandfathering: { ...openGroup.grandfathering, cost: openGroup.unchanged },
    flatForAll: openGroup.flatForAll.map(({ key, rate, entrantCompensation, crossing }) => ({
      key,
      rate,
      entrantCompensation,
      crossing,
      cost: openGroup.unchanged,
      compensation: openGroup.unchanged.map(() => 0),
    })),
  };
  const section = costDifferencesSection({ ...subject, result: { ...subject.result, openGroup: same } });
  expect(section?.exhibits[0]?.chart).toBeNull();
  expect(costDifferencesSection(subjectOf(exampleContent(3)))).toBeNull();
});
