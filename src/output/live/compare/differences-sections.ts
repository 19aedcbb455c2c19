import { registerOfDossier } from '#input/fields/register.ts';
import type { ChangedFact, ParticipantChange, ParticipantFact } from '#input/what-if/participant-changes.ts';
import { counted, listed, uncapitalised } from '#office/document/dutch-words.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import type { ComparedSection } from '#output/live/compare/compared-page.ts';
import { type Comparison, tableSection } from '#output/live/compare/comparison.ts';
import { type InputDifference, inputDifferences } from '#output/live/compare/input-differences.ts';
import { enteredText } from '#output/model/entered-text.ts';

/** What differs in the input besides participants; the valuation date is told with the terms. */
export const fieldDifferences = ({ dossiers }: Comparison): readonly InputDifference[] =>
  inputDifferences(dossiers.of, dossiers.with);

export const isAssumption = ({ cause }: InputDifference): boolean => cause === 'assumptions';

function inputSection(
  { names }: Comparison,
  section: Pick<ComparedSection, 'id' | 'topic'> & { readonly of: string },
  found: readonly InputDifference[],
): ComparedSection | null {
  const { id, topic, of } = section;
  if (found.length === 0) return null;
  return tableSection(
    {
      id,
      topic,
      conclusion: `${counted(found.length, 'verschil', 'verschillen')} in ${of}`,
      lead: 'Met de woorden van het sjabloon; bedragen en percentages zoals ze zijn ingevuld.',
      notes: [],
    },
    ['Blad', 'Veld', names.of, names.with],
    found.map(({ sheet, label, of: old, with: fresh }) => [sheet, label, old, fresh]),
  );
}

/** The fact as the template calls its column. */
function columnOf({ dossiers }: Comparison, fact: ParticipantFact) {
  const { columns } = registerOfDossier(dossiers.with).participants;
  const other = registerOfDossier(dossiers.of).participants.columns;
  return [...columns, ...other].find(({ key }) => key === fact);
}

const labelOf = (comparison: Comparison, fact: ParticipantFact): string => columnOf(comparison, fact)?.header ?? fact;

function valueOf(comparison: Comparison, fact: ParticipantFact, value: ChangedFact['of']): string {
  const column = columnOf(comparison, fact);
  if (column === undefined || typeof value === 'string') return String(value);
  return enteredText(column, value);
}

const changeWords = { added: 'erbij', left: 'weg', changed: 'gewijzigd' } as const;

const personRows = (comparison: Comparison, { number, change, facts }: ParticipantChange): readonly string[][] =>
  facts.length === 0
    ? [[number, changeWords[change], '', '', '']]
    : facts.map(({ fact, of, with: to }, place) => [
        place === 0 ? number : '',
        place === 0 ? changeWords[change] : '',
        labelOf(comparison, fact),
        valueOf(comparison, fact, of),
        valueOf(comparison, fact, to),
      ]);

/** "4 erbij, 1 weg en 20 gewijzigd"; null without any. */
export function participantWords({ added, left, changed }: NonNullable<Comparison['participants']>): string | null {
  const told = [`${wholeNumber(added)} erbij`, `${wholeNumber(left)} weg`, `${wholeNumber(changed)} gewijzigd`].filter(
    (_, place) => [added, left, changed][place] !== 0,
  );
  return told.length === 0 ? null : listed(told);
}

function peopleSection(comparison: Comparison): ComparedSection | null {
  const { participants, names } = comparison;
  const empty = { id: 'participants', topic: 'Deelnemers', notes: [] };
  if (participants === null)
    return {
      ...empty,
      conclusion: 'Deelnemers zijn niet op personeelsnummer te vergelijken',
      lead: 'Van ten minste een van beide zijn de personeelsnummers er niet (meer): de gegevens zijn gewist, of met een eerdere versie van het programma berekend.',
      exhibits: [],
    };
  const { of, with: to, facts, people } = participants;
  const words = participantWords(participants);
  if (words === null) return null;
  const shown = people ?? [];
  const all = participants.added + participants.left + participants.changed;
  return tableSection(
    {
      ...empty,
      conclusion: `Deelnemers: ${words}`,
      lead: `${counted(of, 'deelnemer', 'deelnemers')} in ${names.of}, ${wholeNumber(to)} in ${names.with}; op personeelsnummer naast elkaar gelegd, van geboortedata de maand.`,
      notes: [
        ...(facts.length === 0
          ? []
          : [
              `Gewijzigd: ${listed(facts.map(({ fact, count }) => `${uncapitalised(labelOf(comparison, fact))} bij ${wholeNumber(count)}`))}.`,
            ]),
        ...(people !== null && all > people.length
          ? [
              `De tabel toont de eerste ${wholeNumber(shown.length)} van ${wholeNumber(all)} deelnemers; wie meer wil zien, legt de invoerbestanden naast elkaar.`,
            ]
          : []),
        ...(people === null ? ['Wie het zijn, ziet alleen uw adviseur.'] : []),
      ],
    },
    ['Personeelsnummer', 'Wat', 'Gegeven', names.of, names.with],
    shown.flatMap((person) => personRows(comparison, person)),
  );
}

/** What differs in what went in: terms, assumptions, participants; what is the same has no section. */
export function differencesSections(comparison: Comparison): readonly ComparedSection[] {
  const found = fieldDifferences(comparison);
  return [
    inputSection(
      comparison,
      { id: 'terms', topic: 'Dossier en regelingen', of: 'het dossier en de regelingen' },
      found.filter((one) => !isAssumption(one)),
    ),
    inputSection(comparison, { id: 'assumptions', topic: 'Aannames', of: 'de aannames' }, found.filter(isAssumption)),
    peopleSection(comparison),
  ].filter((section) => section !== null);
}
