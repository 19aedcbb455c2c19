import { describe, expect, it } from 'vitest';
import { contactMessageInputSchema } from '#api/contact.ts';
import { downloadName, dossierNameSchema, downloadTypes, templateTypes } from '#api/dossiers.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { fieldFaultText } from '#web/i18n/answer-texts.ts';
import { defaultCatalogue } from '#web/i18n/default-catalogue.ts';

const { auth, contact, dossierDeletion, dossiers, footer, general, newDossier, system, table } = defaultCatalogue;

/** What the screens say of a value that is refused, one message after another. */
const said = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues.map(({ message }) => fieldFaultText(defaultCatalogue, message)) ?? [];

describe('as long as nobody chose a language, to the letter', () => {
  it('buttons, headings and columns', () => {
    expect([general.home, general.clients, general.logOut]).toEqual(['Home', 'Overzicht werkgevers', 'Uitloggen']);
    expect(footer.documents).toEqual({
      manualDocument: 'Handleiding',
      faqDocument: 'FAQ',
      conditionsDocument: 'Voorwaarden',
    });
    expect([dossiers.title, dossiers.add, dossiers.report]).toEqual([
      'Overzicht dossiers',
      'Nieuw dossier toevoegen',
      'Rapportage',
    ]);
    expect([newDossier.title, newDossier.name, newDossier.submit]).toEqual([
      'Nieuw dossier toevoegen',
      'Naam dossier',
      'Toevoegen',
    ]);
    expect(templateTypes.map((type) => newDossier.template[type])).toEqual([
      'DC to DC',
      'DB to DC',
      'Ambitie DB to DC',
    ]);
    expect([table.search, table.perPage(10)]).toEqual(['Zoeken binnen deze lijst..', '10 per pagina']);
    expect(contact.sending).toBe('Versturen...');
  });

  it('questions, warnings and what the sign-in page says', () => {
    expect([dossierDeletion.question, general.yes, general.no]).toEqual([
      'Weet u zeker dat u dit dossier wilt verwijderen?',
      'Ja',
      'Nee',
    ]);
    expect(dossiers.warning).toBe(
      'Een of meerdere inputfiles hebben errors. Klik op een icoon om de bijbehorende foutmeldingen te downloaden.',
    );
    expect(auth.loggedOut).toMatch(/^U bent uitgelogd\. .* inloggen met de toegangscode die u van uw aanbieder/);
    expect(auth.unauthorized).toMatch(/^U hebt geen toegang tot de beheertool\. .*toegangscode.* contactpersoon/);
  });

  it('messages about calls', () => {
    expect(system).toEqual({
      loading: 'Loading...',
      somethingWentWrong: 'Something went wrong...',
      errorTitle: 'Error',
      uploadFailed: 'Document upload mislukt...',
      deleteFailed: 'Delete document mislukt...',
      downloadFailed: 'Download mislukt...',
      notUploaded: 'The file was not uploaded.',
      messageSent: 'Message sent...',
      messageNotSent: 'Message not sent...',
      formNotSent: 'The form was not sent.',
      fileRequired: 'File is required',
      fileTooLarge: 'File size is too large.',
      fileUnsupported: 'Unsupported file format. Please upload .xlsx files only.',
    });
  });

  it('messages about the name of a dossier, at its limits', () => {
    const pattern =
      'Must start with an alphanumeric character and only contain letters, whitespace, numbers, dots and dashes.';
    expect(said(dossierNameSchema, '')[0]).toBe('Name is required');
    expect(said(dossierNameSchema, ' ')[0]).toBe('Minimum 1 characters');
    expect(said(dossierNameSchema, 'a'.repeat(31))).toEqual(['Maximum 30 characters']);
    for (const name of ['a'.repeat(30), '1', 'A b.c-d 2']) expect(said(dossierNameSchema, name)).toEqual([]);
    for (const name of ['.a', '-a', 'a/b', 'a_b', 'a,b'])
      expect(said(dossierNameSchema, name), name).toEqual([pattern]);
    expect(uploadRules.maximumFileSize).toBe(5_242_880);
  });

  it.each([
    ['message', 'Message', 10, 1000, 'characters'],
    ['name', 'Name', 2, 30, 'characters'],
    ['organization', 'Organization', 3, 30, 'characters'],
    ['phoneNumber', 'Telephone', 10, 15, 'digits'],
  ] as const)('messages about %s in the contact form, at its limits', (field, label, minimum, maximum, word) => {
    const schema = contactMessageInputSchema.shape[field];
    expect(said(schema, '  ')[0]).toBe(`${label} is required`);
    expect(said(schema, ` ${'1'.repeat(minimum - 1)} `)).toEqual([`Minimum ${minimum} ${word}`]);
    expect(said(schema, ` ${'1'.repeat(minimum)} `)).toEqual([]);
    expect(said(schema, ` ${'1'.repeat(maximum)} `)).toEqual([]);
    expect(said(schema, '1'.repeat(maximum + 1))).toEqual([`Maximum ${maximum} characters`]);
  });

  it('messages about the e-mail address in the contact form', () => {
    const { email } = contactMessageInputSchema.shape;
    expect(said(email, ' ')[0]).toBe('Email is required');
    for (const address of ['a', 'a@', '@b.nl', 'a b@c.nl'])
      expect(said(email, address)).toEqual(['Wrong email format']);
    expect(said(email, ' a@b.nl ')).toEqual([]);
  });

  it('names of downloaded files', () => {
    expect(downloadTypes.map((type) => downloadName(type, 'Mijn regeling'))).toEqual([
      'inputFile_Mijn regeling.xlsx',
      'outputFile_Mijn regeling.xlsx',
      'reportFile_Mijn regeling.pptx',
      'reportFile_medewerkers_Mijn regeling.pptx',
      'adviceFile_Mijn regeling.docx',
      'adviceFile_medewerkers_Mijn regeling.docx',
      'transitionPlanFile_Mijn regeling.docx',
      'consentFile_Mijn regeling.docx',
      'annexFile_Mijn regeling.docx',
      'withoutPeopleFile_Mijn regeling.xlsx',
      'errorFile_Mijn regeling.xlsx',
    ]);
  });
});
