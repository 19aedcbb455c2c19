import { expect, it } from 'vitest';
import type { Role } from '#api/session.ts';
import { headerLinks } from '#web/app/pages/pages.ts';
import * as nl from '#web/i18n/nl.ts';

const links = (role: Role, clientId: string | null = null) =>
  headerLinks(nl, { role, clientId }).map(({ label, to }) => [label, to]);

it('an adviser has the buttons of the specification and those to what it manages, on every page', () => {
  expect(links('adviser')).toEqual([
    ['Home', '/'],
    ['Overzicht werkgevers', '/client-list'],
    ['Huisstijl', '/house-style'],
    ['Toegangscodes', '/access-codes'],
    ['Instellingen', '/settings'],
  ]);
});

it('an employer has a way to its own dossiers in place of a list of one employer, and manages nothing', () => {
  expect(links('employer', '7')).toEqual([
    ['Home', '/'],
    ['Overzicht dossiers', '/client-overview/7'],
  ]);
});

it('the provider has no way to employers', () => {
  expect(links('provider').map(([label]) => label)).toEqual([
    'Organisaties',
    'Contactberichten',
    'Scenariosets en rentecurves',
    'Logboek',
  ]);
});
