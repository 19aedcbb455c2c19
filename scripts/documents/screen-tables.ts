import { z } from 'zod';
import { auditActions } from '#api/audit-actions.ts';
import { contactMessageInputSchema } from '#api/contact.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { asText, markdownTable } from './markdown-table.ts';

/** Everything that is written in the log, by what it is about. */
export function actionTable(): string {
  const subjects: Readonly<Record<string, RegExp>> = {
    Toegang: /^(?:signed|sign-in|session|second factor|own code|recover|call|access|adviser|invitation)/,
    Organisaties: /^(organisation|limits)/,
    Werkgevers: /^client/,
    Dossiers: /^(?:dossier|findings|result|effects|what-if|variant|choice|headline|decision|participants)/,
    'Huisstijl en instellingen': /^(?:house style|logo|retention|office standards|participant source)/,
    'Scenariosets en rentecurves': /^central bank/,
    'Contact en logboek': /^(contact|audit)/,
  };
  const rows = Object.entries(subjects).map(([subject, pattern]) => {
    const texts = Object.entries(auditActions).flatMap(([action, text]) => (pattern.test(action) ? [text] : []));
    return [subject, texts.map(asText).join(', ')];
  });
  return markdownTable(['Waarover', 'Handelingen'], rows);
}

const contactFields = {
  message: 'Bericht',
  name: 'Naam',
  organization: 'Organisatie',
  phoneNumber: 'Telefoonnummer',
  email: 'E-mailadres',
} as const;

/** The fields of the contact form with how long each may be. */
export function contactTable(): string {
  const { properties = {} } = z.toJSONSchema(contactMessageInputSchema, { io: 'input' });
  const rows = Object.entries(contactFields).map(([field, label]) => {
    const rule = properties[field];
    const { minLength, maxLength } = typeof rule === 'object' ? rule : {};
    if (minLength === undefined || maxLength === undefined) throw new Error(`no lengths of ${field}`);
    return [label, lengthText(minLength, maxLength)];
  });
  return markdownTable(['Veld', 'Lengte'], rows);
}

const lengthText = (minimum: number, maximum: number): string =>
  minimum > 1
    ? `${wholeNumber(minimum)} tot ${wholeNumber(maximum)} tekens`
    : `ten hoogste ${wholeNumber(maximum)} tekens; een geldig adres`;
