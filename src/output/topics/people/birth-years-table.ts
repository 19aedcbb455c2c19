import { nameOf } from '#output/language/alternative-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';

/** Over which years of birth the participants are spread. */
export function birthYearConclusion({ result }: ConclusionSubject): string {
  const years = result.birthYears.map(({ year }) => year);
  if (years.length === 0) return 'Er zijn geen deelnemers';
  const span = `van ${Math.min(...years)} tot en met ${Math.max(...years)}`;
  if (years.length > 1) return `De deelnemers zijn geboren ${span}`;
  return `${result.participantCount === 1 ? 'De enige deelnemer is' : 'Alle deelnemers zijn'} geboren in ${years[0]}`;
}

/** What alternatives mean per year of birth. */
export function birthYearsTable({ result }: OutputContent): Table {
  return {
    name: 'ResultaatGeboortejaren',
    columns: columnsOf({
      Geboortejaar: 'year',
      Aantal: 'count',
      Alternatief: 'general',
      Premie: 'euro',
      Pensioen: 'euro',
      Verhouding: 'percent',
      'Eigen bijdrage': 'euro',
    }),
    rows: result.alternatives.flatMap((alternative) =>
      result.birthYears.map(({ year, count }, index): Row => {
        const { premium, pension, ratio, ownContribution } = alternative.birthYears[index]!;
        return [year, count, nameOf(alternative, 'short'), premium, pension, ratio, ownContribution];
      }),
    ),
  };
}
