import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { isStatutoryBasis } from '#core/statutory/statutory-outcome.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { Exhibit } from '#output/model/section.ts';
import { chosenChanges, chosenPensions } from '#output/topics/statutory/pension-exhibit.ts';
import { type StatutorySections, statutorySections } from '#output/topics/statutory/statutory-sections.ts';
import { smallestGroup } from '#output/language/subject.ts';
import type { PublishedEffects } from '#output/topics/statutory/published-effects.ts';
import { drawSection } from '#output/writers/pptx/draw-section.ts';
import { addTableSlides } from '#output/writers/pptx/table-pages.ts';
import type { Report } from '#output/writers/pptx/report.ts';

/** Pensions and compensation of few people, which their employer does not know of each of them (decision 0018). */
const isOfFew = ({ content: { result } }: Report): boolean => result.participantCount < smallestGroup;

const sectionsOf = (report: Report): StatutorySections | null => {
  const { statutory, result, dossier } = report.content;
  if (isFirstScheme(dossier.input)) return null;
  const front = headlineOf(result)?.key ?? null;
  const sections = statutory === null ? null : statutorySections(statutory, front, { ofFew: isOfFew(report) });
  return sections && isOfFew(report) ? { ...sections, pension: null } : sections;
};

const leftOutNote = `Van minder dan ${smallestGroup} deelnemers staan de pensioenen in euro, de andere scenario’s en de effecten met compensatie alleen in de werkmap.`;

const start =
  'Vertel: dit zijn de effecten die de wet vraagt, per geboortejaar. Lees eerst voor wat de maatstaf betekent: hij zegt niet hoeveel pensioen iemand krijgt.';

/** The table below the chart of effects, with what is said of it. */
interface Told {
  readonly table: NonNullable<Exhibit['table']>;
  readonly tell: string;
  readonly notes: readonly string[];
}

/** Below the effects: the pensions of some years, or of few people only how they change. */
function pensionsOf(report: Report, told: PublishedEffects, conclusion: string): Told {
  return isOfFew(report)
    ? {
        table: {
          model: chosenChanges(told),
          text: `Transitie-effect en verandering van het verwachte pensioen per geboortejaar, in procenten. ${conclusion}.`,
        },
        tell: `${start} Hoe het verwachte pensioen verandert, staat eronder.`,
        notes: [leftOutNote],
      }
    : {
        table: {
          model: chosenPensions(told),
          text: `Pensioen in drie scenario’s van enkele geboortejaren, in euro per jaar. ${conclusion}.`,
        },
        tell: `${start} Dat staat in de tabel, in drie scenario’s. Alle geboortejaren staan in de werkmap.`,
        notes: [],
      };
}

/** The effect of the law per year of birth, with the pension of some of them; or why there are none. */
function drawStatutory(report: Report, { effect, pension, told }: StatutorySections): void {
  const [exhibit] = effect.exhibits;
  if (told === null || exhibit === undefined) {
    addTableSlides(report, effect, {
      tell: 'Vertel: de wet schrijft niet bij elk alternatief transitie-effecten voor.',
      table: { largest: 12 },
    });
    return;
  }
  const { table, tell, notes } = pensionsOf(report, told, pension?.conclusion ?? effect.conclusion);
  const shown = { ...exhibit, table };
  drawSection(
    report,
    { ...effect, exhibits: [shown] },
    {
      layout: 'chartAndTable',
      tell,
      notes: [...notes, ...effect.notes, ...(pension?.notes ?? [])],
      table: { largest: 12, tallest: 0.5 },
    },
  );
}

const isIllustrative = ({ told }: StatutorySections): boolean => told !== null && !isStatutoryBasis(told.effects.basis);

/** The effects as a main slide: on the basis of the law, or why there are none. */
export function addStatutorySlide(report: Report): void {
  const sections = sectionsOf(report);
  if (sections !== null && !isIllustrative(sections)) drawStatutory(report, sections);
}

/** Effects that are an illustration: a main slide says so in a sentence, and they stand here. */
export function addIllustrativeEffectsSlide(report: Report): void {
  const sections = sectionsOf(report);
  if (sections !== null && isIllustrative(sections)) drawStatutory(report, sections);
}
