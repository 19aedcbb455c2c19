import { expect, it } from 'vitest';
import type { Role } from '#api/session.ts';
import { headerLinks } from '#web/app/shell/header-links.ts';
import * as nl from '#web/i18n/nl/catalogue.ts';

const labels = (role: Role, pathname: string) => headerLinks(nl, role, pathname).map(({ label }) => label);

it.each(['adviser', 'employer'] as const)('a person of role %s has the buttons of the specification', (role) => {
  expect(labels(role, '/client-list')).toContain('Home');
  expect(labels(role, '/client-overview/7')).toEqual(expect.arrayContaining(['Home', 'Overzicht werkgevers']));
  expect(labels(role, '/')).toContain('Overzicht werkgevers');
  expect(labels(role, '/')).not.toContain('Home');
  expect(labels(role, '/client-list')).not.toContain('Overzicht werkgevers');
});

it('an employer manages nothing; an adviser does', () => {
  expect(labels('employer', '/client-overview/7')).toEqual(['Home', 'Overzicht werkgevers']);
  expect(labels('adviser', '/')).toEqual(['Overzicht werkgevers', 'Huisstijl', 'Toegangscodes', 'Instellingen']);
});

it('the provider has no way to employers', () => {
  expect(labels('provider', '/provider/organisations')).toEqual(['Contactberichten', 'Logboek']);
});
