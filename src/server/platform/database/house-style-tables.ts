import type { Generated } from 'kysely';
import type { Logo } from '#office/document/house-style.ts';

export interface HouseStyleTable {
  organisation_id: string;
  name: string;
  primary_colour: string;
  accent_colour: string;
  contact_line: string;
  version: Generated<number>;
  changed_on: Generated<Date>;
}

export interface LogoTable {
  organisation_id: string;
  type: Logo['type'];
  bytes: Uint8Array;
  width: number;
  height: number;
  changed_on: Generated<Date>;
}
