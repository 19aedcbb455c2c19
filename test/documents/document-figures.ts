import { documentLines, documentParts } from '#test/documents/open-document.ts';
import { chartFigures, type Places, textFigures } from '#test/slides/shown-figures.ts';

/** "Tabel 3." counts nothing. */
const withoutCaptionNumber = (line: string): string => line.replace(/^(Tabel|Grafiek) \d+\. /, '$1. ');

/** Every figure of a Word document, under the heading where it stands, and those of its charts. */
export function documentFigures(bytes: Uint8Array): Places {
  const lines = new Map<string, string[]>();
  let heading = 'voorblad';
  for (const line of documentLines(bytes)) {
    if (line.startsWith('#')) heading = line;
    const found = lines.get(heading) ?? [];
    found.push(withoutCaptionNumber(line));
    lines.set(heading, found);
  }
  const texts = [...lines].map(([place, told]) => [place, textFigures(told)] as const);
  const charts = [...documentParts(bytes)]
    .filter(([name]) => /^word\/charts\/chart\d+\.xml$/.test(name))
    .map(([name, xml]) => [name, chartFigures(xml)] as const);
  return new Map([...texts, ...charts]);
}
