import { changedFacts, type SchemeFact } from '#output/words/scheme-comparison.ts';
import { listed } from '#office/document/dutch-words.ts';

/** Number of changes that are named. */
const named = 3;

/** A label for use within a sentence: up to its first comma or point. */
const inSentence = ({ label }: SchemeFact): string => {
  const [name = label] = label.split(/,| ·/);
  return /^[A-Z][a-z]/.test(name) && !name.startsWith('Anw') ? name.charAt(0).toLowerCase() + name.slice(1) : name;
};

/** How many facts of the scheme change, and which. */
export function schemesConclusion(facts: readonly SchemeFact[]): string {
  const changed = changedFacts(facts);
  const [first] = changed;
  const parts = `${facts.length} onderdelen van de regeling`;
  if (facts.length === 1 && first !== undefined)
    return `Het enige onderdeel van de regeling (1) verandert: ${inSentence(first)}`;
  if (first === undefined) return `Geen van de ${parts} verandert`;
  const names = [...new Set(changed.map(inSentence))].slice(0, named);
  const verb = changed.length === 1 ? 'verandert' : 'veranderen';
  const start =
    changed.length === facts.length ? `Alle ${parts} veranderen` : `${changed.length} van de ${parts} ${verb}`;
  return changed.length > named ? `${start}, waaronder ${listed(names)}` : `${start}: ${listed(names)}`;
}
