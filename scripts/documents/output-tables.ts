import { numberText } from '#input/fields/allowed.ts';
import { growthGroup, returnGroup } from '#input/fields/assumption-fields.ts';
import { sheetPurposes } from '#output/topics/choices/guide-rows.ts';
import { terms } from '#output/topics/schemes/terms.ts';
import { asText, markdownTable } from './markdown-table.ts';

/** The sheets of the output workbook. */
export const outputSheets = (): string =>
  markdownTable(
    ['Blad', 'Wat erop staat'],
    Object.entries(sheetPurposes).map(([name, purpose]) => [`**${asText(name)}**`, asText(purpose)]),
  );

/** Terms as the output workbook explains them. */
export const termTable = (): string =>
  markdownTable(
    ['Begrip', 'Betekenis'],
    terms.map(([term, meaning]) => [`**${asText(term)}**`, asText(meaning)]),
  );

/** Where a default is compared with what holds on the valuation date. */
const defaultChecks: Readonly<Record<string, string>> = {
  loonstijging: 'cao van de werkgever; ramingen van het CPB',
  franchisestijging: 'gelijk aan de loonstijging, tenzij de regeling een eigen afspraak heeft',
  prijsinflatie: 'ramingen van CPB en DNB',
  rendement_aandelen: 'de parameters die DNB publiceert; verwachting van de uitvoerder',
  rendement_obligaties: 'de actuele rente op het vastrentende deel van de lifecycle',
  beleggingskosten: 'kostenoverzicht van de gekozen lifecycle',
  omrekenrente: 'inkooptarief van de uitvoerder; de rentetermijnstructuur van DNB',
  risicovrije_rente: 'de rentetermijnstructuur van DNB, bij de looptijd van de groep',
  disconteringsvoet: 'keuze van de werkgever, vaak de risicovrije rente of de eigen rekenrente',
};

/** The defaults for growth, returns and interest. */
export const defaultTable = (): string =>
  markdownTable(
    ['Uitgangspunt', 'Standaard', 'Waar te controleren'],
    [...growthGroup.fields, ...returnGroup.fields].map((field) => {
      const place = defaultChecks[field.name];
      if (place === undefined) throw new Error(`it is not said where to check ${field.name}`);
      return [`**${field.label}**<br>\`${field.name}\``, numberText(field.type, field.default), place];
    }),
  );
