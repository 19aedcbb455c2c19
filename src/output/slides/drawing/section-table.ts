import type { Section } from '#output/exhibits/model/section.ts';
import type { SlideTable } from '#output/slides/drawing/slide-table.ts';

/** A table of a section without its place on the slide. */
export function sectionTable({ id, exhibits }: Section, place: number): Omit<SlideTable, 'box'> {
  const exhibit = exhibits[place];
  if (!exhibit?.table) throw new Error(`exhibit ${place} of ${id} has no table`);
  return { ...exhibit.table.model, name: exhibit.name, alternativeText: exhibit.table.text };
}
