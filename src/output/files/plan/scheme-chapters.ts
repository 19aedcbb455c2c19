import { capitalSentence } from '#output/topics/schemes/product-facts.ts';
import { chapter, heading, paragraph, writtenBlocks } from '#output/model/blocks.ts';
import type { Chapter } from '#output/model/document-draft.ts';
import { planArticles } from '#output/files/plan/plan-articles.ts';
import { decisionBlocks } from '#output/files/document/decision-blocks.ts';
import { changesBlocks, premiumChartBlocks } from '#output/files/document/changes-blocks.ts';
import { choicesBlocks } from '#output/files/document/choices-blocks.ts';
import { planItem } from '#output/files/plan/plan-item.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { planNote } from '#output/topics/choices/milestones-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { contractNames } from '#output/language/contract-names.ts';
import { accruedSentence } from '#output/topics/statutory/accrued-words.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { losesIndexation } from '#output/topics/statutory/lapsed-indexation.ts';

/** Why there is a plan, what was chosen, and what else was considered. */
const reasonChapter = (published: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter(
    'Aanleiding en keuze',
    [
      paragraph(planNote(subject), 'conclusion'),
      ...writtenBlocks(published, 'aanleiding'),
      ...decisionBlocks(published),
      ...(published.result.choices.length > 1 ? [heading('Overwogen'), ...choicesBlocks(published)] : []),
    ],
    planArticles.holds,
  );

/** What the scheme becomes, beside what it was. */
const characterChapter = (content: OutputContent, subject: ConclusionSubject): Chapter =>
  chapter(
    'Karakter van de gewijzigde pensioenovereenkomst',
    [
      paragraph(
        `De gewijzigde pensioenovereenkomst is een ${contractNames[subject.input.next.contract]}.`,
        'conclusion',
      ),
      ...changesBlocks(content, subject),
      ...premiumChartBlocks(subject),
    ],
    planArticles.character,
  );

const keptCapital =
  'In de berekening telt het kapitaal dat er op de transitiedatum is met en zonder de wijziging even zwaar mee.';

const lostIndexation =
  'Wel eindigt de voorwaardelijke toeslagverlening over opgebouwd pensioen, die de werkgever nu voor deelnemers betaalt. Wat dat pensioen daardoor minder waard wordt en wat de werkgever daarvoor niet meer betaalt, staat per geboortejaar bij de transitie-effecten en telt in het effect mee.';

/** Unconditional indexation goes on; null where there is none. */
const keptIndexation = ({ current }: DossierInput): string | null =>
  current.kind === 'averagePay' && current.mustIndex && current.activeIndexation > 0
    ? `De indexatie van ${exactPercentage(current.activeIndexation)} per jaar over wat vóór de transitiedatum is opgebouwd is onvoorwaardelijk en gaat door (art. 20 PW): tot het einde van de premie groeit dat pensioen ermee, en de werkgever betaalt haar. Zij is meegerekend.`
    : null;

/** What becomes of what was built up before. */
function accruedChapter(content: OutputContent): Chapter {
  const { statutory, dossier } = content;
  const outcome = statutory?.outcome;
  const capital = capitalSentence(dossier.input);
  const kept = keptIndexation(dossier.input);
  const losesSome = outcome?.sort === 'calculated' && losesIndexation(outcome.effects);
  return chapter(
    'Opgebouwde aanspraken en rechten',
    [
      paragraph(accruedSentence(dossier) ?? keptCapital),
      ...(capital === null ? [] : [paragraph(capital)]),
      ...(kept === null ? [] : [paragraph(kept)]),
      ...(losesSome ? [paragraph(lostIndexation)] : []),
      ...planItem(content, 'opgebouwd'),
    ],
    planArticles.accrued,
  );
}

/** From what scheme to what scheme, and what of it stays. `published`: with every choice. */
export const schemeChapters = (
  published: OutputContent,
  own: OutputContent,
  subject: ConclusionSubject,
): readonly Chapter[] => [reasonChapter(published, subject), characterChapter(own, subject), accruedChapter(own)];
