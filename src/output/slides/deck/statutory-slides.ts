import { headlineOf } from '#core/result/headline.ts';
import type { Section } from '#output/exhibits/model/section.ts';
import { chosenPensions } from '#output/exhibits/statutory/pension-exhibit.ts';
import { type StatutorySections, statutorySections } from '#output/exhibits/statutory/statutory-sections.ts';
import { effectTitle } from '#output/words/statutory/conclusion.ts';
import { drawSection } from '#output/slides/drawing/draw-section.ts';
import { addTableSlides } from '#output/slides/drawing/table-pages.ts';
import type { Report } from '#output/slides/report.ts';

const sectionsOf = ({ content: { statutory, result } }: Report): StatutorySections | null =>
  statutory === null ? null : statutorySections(statutory, headlineOf(result)?.key ?? null);

/** The effect of the law per year of birth, with the pension of some of them; or why there are none. */
export function addStatutorySlide(report: Report): void {
  const sections = sectionsOf(report);
  if (sections === null) return;
  const { effect, pension, told } = sections;
  const [exhibit] = effect.exhibits;
  if (told === null || exhibit === undefined) {
    addTableSlides(report, effect, {
      tell: 'Vertel: de wet schrijft niet bij elk alternatief transitie-effecten voor.',
      table: { largest: 12 },
    });
    return;
  }
  const text = `Pensioen in drie scenario’s van enkele geboortejaren, in euro per jaar. ${pension?.conclusion ?? effect.conclusion}.`;
  const shown = { ...exhibit, table: { model: chosenPensions(told), text } };
  drawSection(
    report,
    { ...effect, conclusion: effectTitle(effect.conclusion), exhibits: [shown] },
    {
      layout: 'chartAndTable',
      tell: 'Vertel: dit zijn de effecten die de wet vraagt, per geboortejaar. Lees eerst voor wat de maatstaf betekent: hij zegt niet hoeveel pensioen iemand krijgt. Dat staat in de tabel, in drie scenario’s. Alle geboortejaren staan achterin.',
      notes: [`${effect.conclusion}.`, ...effect.notes, ...(pension?.notes ?? [])],
      table: { largest: 12, tallest: 0.5 },
    },
  );
}

const inFull = (section: Section): Section => ({
  ...section,
  topic: `${section.exhibits[0]?.name ?? section.topic}, wettelijke basis`,
  conclusion: `${effectTitle(section.conclusion)} (alle geboortejaren)`,
  notes: [`${section.conclusion}.`, ...section.notes],
});

/** All years of birth, behind the report. */
export function addStatutoryTableSlides(report: Report): void {
  const sections = sectionsOf(report);
  if (sections === null || sections.told === null) return;
  for (const section of [sections.effect, sections.pension]) {
    if (section === null) continue;
    addTableSlides(report, inFull(section), {
      tell: 'Vertel: dit zijn alle geboortejaren die mogen worden getoond.',
      table: { largest: 10.5 },
    });
  }
}
