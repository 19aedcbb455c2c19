import type { DossierResult } from '#core/result/result.ts';
import type { ReadDossier, Stamp } from '#input/dossier-file.ts';
import type { HouseStyle } from '#office/document/house-style.ts';

/** All that the output workbook and the report are made from. The same content gives the same bytes. */
export interface OutputContent {
  readonly dossier: ReadDossier;
  readonly result: DossierResult;
  readonly stamp: Stamp;
  readonly houseStyle: HouseStyle;
}
