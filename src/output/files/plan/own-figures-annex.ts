import { headlineOf } from '#core/result/headline.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import type { Packing } from '#office/package/packing.ts';
import { chapter, paragraph, tableBlock } from '#output/model/blocks.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import { documentFrame } from '#output/files/document/document-frame.ts';
import { shortBasis } from '#output/topics/statutory/basis.ts';
import { deviationSentences } from '#output/topics/statutory/deviation-words.ts';
import { effectExhibit } from '#output/topics/statutory/effect-exhibit.ts';
import { pensionExhibit } from '#output/topics/statutory/pension-exhibit.ts';
import {
  publishedEffects,
  type PublishedEffects,
  toldAlternative,
} from '#output/topics/statutory/published-effects.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';

/** What is told of the participants of each year of birth; null where that was not asked. */
function ownEffects({ statutory, result }: OutputContent): PublishedEffects | null {
  if (statutory === null || statutory.outcome.sort === 'absent' || statutory.outcome.effects.own === null) return null;
  const { effects } = statutory.outcome;
  const alternative = toldAlternative(statutory, headlineOf(result)?.key ?? null);
  const told = alternative && publishedEffects(effects, alternative);
  return told && { ...told, years: effects.own! };
}

/** The same rows with how many there are of each year. */
const withCounts = ({ columns, ...table }: ExhibitTable, { years }: PublishedEffects): ExhibitTable => ({
  ...table,
  columns: [columns[0]!, { head: 'Aantal', share: 10, align: 'right' }, ...columns.slice(1)],
  rows: table.rows.map(([name = '', ...cells], place) => [name, wholeNumber(years[place]!.count), ...cells]),
});

/**
 * The own figures of years of birth, of however few: for the adviser alone, who judges by them whether model persons stand for the
 * participants well enough (art. 46c lid 4 Besluit uitvoering PW en Wvb). Null where they were not asked.
 */
export function ownFiguresDraft(content: OutputContent): DocumentDraft | null {
  const told = ownEffects(content);
  if (told === null) return null;
  const tables = [effectExhibit(told), pensionExhibit(told)].flatMap(({ name, table: [model, what] }) =>
    model === null ? [] : [tableBlock(name, `${what}.`, withCounts(model, told))],
  );
  return {
    ...documentFrame(content, 'Bijlage met eigen cijfers per geboortejaar'),
    conclusion: 'Geen deel van het transitieplan, niet voor publicatie',
    sentence: null,
    notices: ['Alleen voor de adviseur: uit deze cijfers zijn pensioenen en salarissen van personen te herleiden.'],
    chapters: [
      chapter('Eigen cijfers per geboortejaar', [
        paragraph(shortBasis(told.effects), 'lead'),
        ...deviationSentences(told.effects).map((sentence) => paragraph(sentence)),
        ...tables,
        paragraph('Effecten zijn van de deelnemers van een geboortejaar samen, pensioenen per deelnemer.', 'note'),
      ]),
    ],
  };
}

/** The annex as a Word file; null where it was not asked. */
export async function ownFiguresAnnex(content: OutputContent, packing?: Packing): Promise<Uint8Array | null> {
  const draft = ownFiguresDraft(content);
  return draft && (await documentFile(draft, content.houseStyle, packing));
}
