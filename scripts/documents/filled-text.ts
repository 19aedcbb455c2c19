import { longestText, mostEarlierTexts } from '#api/written-texts.ts';
import { mostAppendixTopics } from '#output/model/appendix-topics.ts';
import { mostCompared, mostVariants } from '#api/variant-limits.ts';
import { logoRules } from '#api/logo-rules.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { accessCodeDays } from '#api/access-code-days.ts';
import { contactMessageDays } from '#api/contact.ts';
import { retentionDays } from '#api/retention-days.ts';
import { warningPart } from '#api/usage.ts';
import { percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { sheetFields } from './field-tables.ts';
import { limitTable } from './limit-table.ts';
import { consentParts } from './consent-parts.ts';
import { lawDays, lawLimits, progressiveLimits, yearlyAmounts } from './law-tables.ts';
import { remedyTable } from './message-remedies.ts';

/** Parts that are made from the descriptions of the product, by their placeholder between braces. */
const parts: Readonly<Record<string, () => string>> = {
  'velden Dossier': () => sheetFields('Dossier'),
  'velden Huidige regeling': () => sheetFields('Huidige regeling'),
  'velden Nieuwe regeling': () => sheetFields('Nieuwe regeling'),
  'velden Deelnemers': () => sheetFields('Deelnemers'),
  'velden Verfijning': () => sheetFields('Verfijning'),
  'meldingen zonder raad': remedyTable,
  jaarbedragen: yearlyAmounts,
  grenzen: lawLimits,
  staffelgrenzen: progressiveLimits,
  ...lawDays,
  ...consentParts,
  limieten: limitTable,
  'grootste bestand': () => `${uploadRules.maximumMegabytes} MB`,
  'grootste logo': () => `${logoRules.maximumMegabytes} MB`,
  geldigheid: () => String(accessCodeDays.standard),
  'langste geldigheid': () => wholeNumber(accessCodeDays.maximum),
  'bewaartermijn berichten': () => String(contactMessageDays),
  bewaartermijn: () => String(retentionDays.standard),
  'waarschuwen vanaf': () => percentage(warningPart, 0),
  varianten: () => String(mostVariants),
  'eerdere teksten': () => String(mostEarlierTexts),
  'tekens van een tekst': () => longestText.toLocaleString('nl-NL'),
  'onderwerpen van de bijlage': () => String(mostAppendixTopics),
  'varianten naast elkaar': () => String(mostCompared),
  'kortste bewaartermijn': () => String(retentionDays.minimum),
  'langste bewaartermijn': () => String(retentionDays.maximum),
};

/** Texts that differ per customer and version. */
export type FillingTexts = Readonly<Record<'product' | 'aanbieder' | 'contact' | 'versie' | 'wetsdatum', string>>;

/** The text with every {{word}} filled in. Throws for an unknown word. */
export function filledText(markdown: string, texts: FillingTexts): string {
  const words: Readonly<Record<string, () => string>> = {
    ...parts,
    ...Object.fromEntries(Object.entries(texts).map(([word, text]) => [word, () => text])),
  };
  return markdown.replaceAll(/\{\{([^{}]+)\}\}/g, (_, word: string) => {
    const part = words[word];
    if (!part) throw new Error(`nothing is known to fill in for {{${word}}}`);
    return part();
  });
}
