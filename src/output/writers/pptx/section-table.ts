import type { Section } from '#output/model/section.ts';
import type { SlideTable } from '#output/writers/pptx/table-model.ts';

/** A table of a section without its place on the slide. */
export function sectionTable({ id, exhibits }: Section, place: number): Omit<SlideTable, 'box'> {
  const exhibit = exhibits[place];
  if (!exhibit?.table) throw new Error(`exhibit ${place} of ${id} has no table`);
  return { ...exhibit.table.model, name: exhibit.name, alternativeText: exhibit.table.text };
}
