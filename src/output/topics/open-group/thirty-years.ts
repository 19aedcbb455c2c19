import { capitalised, listed } from '#office/document/dutch-words.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { costWords } from '#output/language/cost-words.ts';

/** "In 30 jaar kost keuze A vrijwel evenveel als nu en keuze B 19% meer dan nu". */
export const thirtyYearsConclusion = ({ result }: Pick<ConclusionSubject, 'result'>): string =>
  capitalised(
    `in 30 jaar kost ${listed(
      result.choices.map(
        ({ key, difference }) => `keuze ${key} ${costWords(difference.thirtyYears, result.now.cost.thirtyYears)}`,
      ),
    )}`,
  );
