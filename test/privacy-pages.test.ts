import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contactMessageDays } from '#api/contact.ts';
import { retentionDays } from '#api/retention-days.ts';
import { projectRoot } from '#test/source-files.ts';

const folder = join(projectRoot, 'docs', 'privacy');
const pages = readdirSync(folder);
const read = (page: string): string => readFileSync(join(folder, page), 'utf8');

describe('the pages about privacy to fill in', () => {
  it.each(pages)('%s links to what is there, and is reached from the page for operators', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
    const installing = readFileSync(join(projectRoot, 'docs', 'operate', 'install.md'), 'utf8');
    expect(installing).toContain(`](../privacy/${page})`);
  });

  it('tell the terms as the program keeps them', () => {
    const { minimum, maximum, standard } = retentionDays;
    const register = read('verwerkingsregister.md');
    expect(register).toContain(`${standard} dagen na de laatste download`);
    expect(register).toContain(`${minimum} tot ${maximum} dagen`);
    expect(register).toContain(`| Contactberichten | ${contactMessageDays} dagen |`);
    expect(read('gegevensbeschermingseffectbeoordeling.md')).toContain(
      `${standard} dagen na de laatste download, ${minimum} tot ${maximum} naar keuze`,
    );
  });

  it('have each point of the law that asks for one', () => {
    const agreement = read('verwerkersovereenkomst.md');
    for (const letter of 'abcdefgh') expect(agreement).toMatch(new RegExp(`^\\| [^|]*\\(${letter}[,)]`, 'm'));
    const assessment = read('gegevensbeschermingseffectbeoordeling.md');
    for (const part of ['onder a', 'onder b', 'onder c en d']) expect(assessment).toContain(part);
  });
});
