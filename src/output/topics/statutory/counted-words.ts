import type { OutcomeEffects } from '#core/statutory/statutory-outcome.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { listed } from '#office/document/dutch-words.ts';
import { smallestGroup } from '#output/language/subject.ts';

/** Who has no figures, of whom they are shown in the workbook alone, and how many people are told of. */

/** Participants of a year of birth where it leaves the adviser's hands: a small group is not counted. */
export const shownCount = (count: number): string =>
  count < smallestGroup ? `minder dan ${smallestGroup}` : wholeNumber(count);

/** Of whom the effects tell nothing; nothing where everybody has some. */
export function countedWords({ birthYears }: OutcomeEffects): readonly string[] {
  const empty = birthYears
    .filter(({ figures, isModelPerson }) => figures === null && isModelPerson)
    .map(({ year }) => `${year}`);
  return empty.length === 0
    ? []
    : [
        `Van geboortejaar ${listed(empty)} zijn er geen bedragen: een maatmens van dat jaar betaalt vanaf de transitie geen premie meer.`,
      ];
}

/** That years of too few participants are not shown, nor kept; null where all are. */
export function hiddenWords(effects: OutcomeEffects): string | null {
  const hidden = effects.birthYears.filter(
    ({ isModelPerson, count }) => !isModelPerson && count < smallestGroup,
  ).length;
  return hidden === 0
    ? null
    : `Geboortejaren met minder dan ${smallestGroup} deelnemers staan alleen in de werkmap (${hidden}): het dossier telt ze met hun deelnemers, niet met een maatmens.`;
}
