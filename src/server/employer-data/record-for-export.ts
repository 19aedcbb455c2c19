import type { EmployerRecord } from '#server/employer-data/store.ts';
import { isTextKey, writtenTexts } from '#output/model/written-texts.ts';
import { decidedContentSchema } from '#api/decisions.ts';
import { figuresForExport } from '#server/employer-data/figures-for-export.ts';

/** The record for people and for other programs to read: Dutch names, moments in ISO 8601. */
export function recordForExport(record: EmployerRecord, folders: Folders) {
  const { employer, codes, acts } = record;
  return {
    werkgever: {
      naam: employer.name,
      kvkNummer: employer.kvk_number,
      kenmerk: employer.reference,
      contactpersoon: employer.contact_name,
      emailContactpersoon: employer.contact_email,
      toegevoegdOp: employer.created_on,
    },
    dossiers: dossiersOf(record, folders),
    keuzes: decisionsOf(record, folders),
    teksten: textsOf(record, folders),
    toegang: codes.map((code) => ({
      houder: code.holder,
      houderSinds: code.holder_since,
      codeUitgegevenOp: code.created_on,
      codeGeldigTot: code.expires_on,
      codeLaatstGebruiktOp: code.last_used_on,
      codeIngetrokkenOp: code.revoked_on,
    })),
    logboek: acts.map((act) => ({
      tijdstip: act.happened_on,
      handeling: act.action,
      door: act.by,
      betreft: act.object,
      adres: act.address,
    })),
  };
}

export type RecordForExport = ReturnType<typeof recordForExport>;

type Folders = ReadonlyMap<string, string>;

const dossiersOf = ({ dossiers, variants }: EmployerRecord, folders: Folders) =>
  dossiers.map((dossier) => ({
    naam: dossier.name,
    map: folders.get(dossier.id) ?? '',
    toegevoegdOp: dossier.created_on,
    status: dossier.status,
    reden: dossier.status_reason,
    aantalFouten: dossier.finding_count,
    aantalWaarschuwingen: dossier.warning_count,
    kerncijfers: figuresForExport(dossier.key_figures),
    sha256Invoer: dossier.input_sha256,
    isVoorbeeld: dossier.is_example,
    laatstGedownloadOp: dossier.last_download_on,
    deelnemersgegevensGewistOp: dossier.erased_on,
    gearchiveerdOp: dossier.archived_on,
    variantenInRapport: variantNames(variants, dossier.report_variants),
    varianten: variants
      .filter((variant) => variant.dossier_id === dossier.id)
      .map((variant) => ({
        naam: variant.name,
        keuzes: variant.choices,
        gewijzigd: variant.changes,
        kerncijfers: figuresForExport(variant.key_figures),
        bewaardDoor: variant.made_by,
        bewaardOp: variant.created_on,
        berekendOp: variant.calculated_on,
      })),
  }));

/** The names of those that stand in workbook and report; of one that was deleted since there is none. */
const variantNames = (variants: EmployerRecord['variants'], ids: unknown): readonly string[] =>
  (Array.isArray(ids) ? ids : []).map((id) => variants.find((one) => one.id === id)?.name ?? '(verwijderde variant)');

const textsOf = ({ dossiers, texts }: EmployerRecord, folders: Folders) =>
  texts.map(({ key, ...written }) => ({
    dossier: dossiers.find(({ id }) => id === written.dossier_id)?.name ?? '',
    map: folders.get(written.dossier_id) ?? '',
    onderdeel: isTextKey(key) ? writtenTexts[key].name : key,
    tekst: written.text,
    vanToepassing: written.applies,
    geschrevenDoor: written.written_by,
    geschrevenOp: written.written_on,
    eerdereTekst: written.is_earlier,
  }));

const decisionsOf = ({ dossiers, decisions }: EmployerRecord, folders: Folders) =>
  decisions.map((decision) => {
    const content = decidedContentSchema.safeParse(decision.content).data;
    return {
      dossier: dossiers.find(({ id }) => id === decision.dossier_id)?.name ?? '',
      map: folders.get(decision.dossier_id) ?? '',
      vastgelegdOp: decision.decided_on,
      vastgelegdDoor: decision.decided_by,
      premie: content === undefined ? '' : `${content.goal}, ${content.form.toLowerCase()}: ${content.premium}`,
      oordeel: content?.marks.map(({ text }) => text).join(', ') ?? '',
      toelichting: decision.reason,
      teruggenomenOp: decision.taken_back_on,
      teruggenomenDoor: decision.taken_back_by,
      getoond: decision.content,
    };
  });
