import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import type { ShownChoice } from '#output/language/choice-text.ts';
import { consentInShort } from '#output/language/consent.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { levelSigns, reasonText } from '#output/language/verdict-text.ts';
import type { ChoiceRow, RowMaker } from '#output/topics/choices/choice-row.ts';
import { changedTerms } from '#output/topics/choices/kept-scale-changes.ts';

/** Those hired later with another flat premium than others have now ask a scheme of their own. */
export function secondFlat(input: ConclusionSubject['input'], { entrantPremium }: ShownChoice): string {
  const now = flatSinceOf(input)?.rate ?? entrantPremium;
  return now === entrantPremium
    ? ''
    : `; ${exactPercentage(now)} en ${exactPercentage(entrantPremium)} vlak vragen twee regelingen (art. 17 lid 3 PW)`;
}

/** Why a choice is lawful or not, in a few words: "art. 220e PW", "boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)". */
export function lawReason({ input, result }: ConclusionSubject, choice: ShownChoice): string {
  const { verdict, form, key } = choice.alternative;
  if (verdict.allowed !== 'yes') return reasonText(verdict);
  if (form === 'progressive')
    return key !== 'keptScale' && isAveragePay(input)
      ? 'naar de letter van art. 150b lid 1 c en 220e PW; vraag uw uitvoerder om bevestiging'
      : 'overgangsrecht, art. 220e PW';
  return `maximum ${exactPercentage(result.flatMaximum, 0)}${input.next.entryCost > 0 ? ' na de kosten op de inleg' : ''}`;
}

/** The answer to whether a choice is allowed, where its reason follows. */
export const allowedStart = {
  yes: 'Ja',
  no: `${levelSigns.error} Mag niet`,
  unknown: `${levelSigns.warning} Onbekend`,
} as const;

/** "Ja: hoogstens 30%", "■ Mag niet: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)". */
const lawText = (subject: ConclusionSubject, choice: ShownChoice): string => {
  const { verdict, form } = choice.alternative;
  const second = verdict.allowed === 'yes' && form === 'progressive' ? secondFlat(subject.input, choice) : '';
  return `${allowedStart[verdict.allowed]}: ${lawReason(subject, choice)}${second}`;
};

export const lawRow = (subject: ConclusionSubject, row: RowMaker): ChoiceRow =>
  row('Mag het?', 'Toetsen', (choice) => lawText(subject, choice));

/** What a choice asks of others before it can begin: consent, and beside it a plan. */
export function needsParts(subject: ConclusionSubject, choice: ShownChoice): readonly string[] {
  const { chapter6b, verdict, key } = choice.alternative;
  if (verdict.allowed === 'no') return ['Een andere keuze'];
  const isAsIs = key === 'keptScale' && changedTerms(subject).length === 0;
  const consent = capitalised(consentInShort(subject, { ofStaff: !isAsIs }));
  return chapter6b === 'holds' ? [consent, 'transitieplan'] : [consent];
}

export const needsRow = (subject: ConclusionSubject, row: RowMaker): ChoiceRow =>
  row('Wat is nodig?', 'Uitgangspunten', (choice) => needsParts(subject, choice).join('; '));
