import { isStatutoryBasis } from '#core/statutory/statutory-outcome.ts';
import { chosenPensions } from '#output/topics/statutory/pension-exhibit.ts';
import { shownEffects } from '#output/topics/statutory/shown-effects.ts';
import type { StatutorySections } from '#output/topics/statutory/statutory-sections.ts';
import { drawSection } from '#output/writers/pptx/draw-section.ts';
import { addTableSlides } from '#output/writers/pptx/table-pages.ts';
import type { Report } from '#output/writers/pptx/report.ts';

const tell =
  'Vertel: dit zijn de effecten die de wet vraagt, per geboortejaar. Lees eerst voor wat de maatstaf betekent: hij zegt niet hoeveel pensioen iemand krijgt. Dat staat in de tabel, in drie scenario’s. Alle geboortejaren staan in de werkmap.';

/** The effect of the law per year of birth, with the pension of some of them; or why there are none. */
function drawStatutory(report: Report, { effect, pension, told }: StatutorySections): void {
  const [exhibit] = effect.exhibits;
  if (told === null || exhibit === undefined) {
    addTableSlides(report, effect, {
      tell: 'Vertel: de wet schrijft niet bij elke keuze transitie-effecten voor.',
    });
    return;
  }
  const table = {
    model: chosenPensions(told),
    text: `Pensioen in drie scenario’s van enkele geboortejaren, in euro per jaar. ${pension?.conclusion ?? effect.conclusion}.`,
  };
  const shown = { ...exhibit, table };
  drawSection(
    report,
    { ...effect, exhibits: [shown] },
    {
      layout: 'chartAndTable',
      tell,
      notes: [...effect.notes, ...(pension?.notes ?? [])],
      table: { tallest: 0.5 },
    },
  );
}

const isIllustrative = ({ told }: StatutorySections): boolean => told !== null && !isStatutoryBasis(told.effects.basis);

/** Effects that are an illustration: a main slide says so in a sentence, and they stand here. */
export function addIllustrativeEffectsSlide(report: Report): void {
  const sections = shownEffects(report.content);
  if (sections !== null && isIllustrative(sections)) drawStatutory(report, sections);
}
