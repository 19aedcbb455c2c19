import type { KeptFileType } from '#server/platform/database/kept-file.ts';

/** Everything that is stored about an employer, as in the tables, except the bytes of its files. */
export interface EmployerRecord {
  readonly employer: {
    readonly name: string;
    readonly kvk_number: string;
    readonly reference: string;
    readonly contact_name: string;
    readonly contact_email: string;
    readonly created_on: Date;
  };
  /** In the order in which they came. */
  readonly dossiers: readonly KeptDossier[];
  readonly files: readonly { readonly dossier_id: string; readonly type: KeptFileType; readonly created_on: Date }[];
  /** Of each dossier in the order in which they came, without what came out. */
  readonly variants: readonly KeptVariant[];
  /** Of each dossier in the order in which they were made. */
  readonly decisions: readonly KeptDecision[];
  /** One line for each code of each person; a person without a code has one line without. */
  readonly codes: readonly KeptCode[];
  /** The lines of the log about the employer and about what its people did. */
  readonly acts: readonly KeptAct[];
}

interface KeptDossier {
  readonly id: string;
  readonly name: string;
  readonly created_on: Date;
  readonly status: string;
  readonly status_reason: string | null;
  readonly finding_count: number | null;
  readonly warning_count: number | null;
  /** As it is stored. */
  readonly key_figures: unknown;
  /** Ids, as they are stored; null: none. */
  readonly report_variants: unknown;
  readonly input_sha256: string;
  readonly is_example: boolean;
  readonly last_download_on: Date | null;
  readonly erased_on: Date | null;
  readonly archived_on: Date | null;
}

interface KeptVariant {
  readonly id: string;
  readonly dossier_id: string;
  readonly name: string;
  /** As they are stored. */
  readonly choices: unknown;
  readonly changes: unknown;
  readonly key_figures: unknown;
  readonly made_by: string;
  readonly created_on: Date;
  readonly calculated_on: Date | null;
}

interface KeptDecision {
  readonly dossier_id: string;
  readonly decided_on: Date;
  readonly decided_by: string;
  readonly variant_name: string | null;
  /** As they are stored. */
  readonly choices: unknown;
  readonly content: unknown;
  readonly reason: string;
}

interface KeptCode {
  readonly holder: string;
  readonly holder_since: Date;
  readonly created_on: Date | null;
  readonly expires_on: Date | null;
  readonly last_used_on: Date | null;
  readonly revoked_on: Date | null;
}

interface KeptAct {
  readonly happened_on: Date;
  readonly action: string;
  readonly by: string;
  readonly object: string;
  readonly address: string | null;
}
