import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manualSections } from '#api/manual-sections.ts';
import { registers } from '#input/fields/register.ts';
import { customerFile, documentText, type GeneralDocumentName, generalDocuments } from './general-documents.ts';
import { headings } from '#test/headings.ts';

const customer = customerFile('evenwicht');
/** Marks of text that is not finished, in halves: who searches the tree for them finds unfinished text only. */
const marks = ['TO DO', 'FIX ME', 'T BD', 'XX X'].map((halves) => halves.replace(' ', ''));
const names = Object.keys(generalDocuments) as GeneralDocumentName[];

describe.each(names)('the text of %s', (name) => {
  const text = documentText(name, customer);

  it('has headings that go down one level at a time, with names that differ', () => {
    let level = 0;
    for (const heading of headings(text)) {
      expect(heading.level, heading.title).toBeLessThanOrEqual(level + 1);
      level = heading.level;
    }
    const ids = headings(text).flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links only to its own sections and to sites with https', () => {
    const ids = new Set(headings(text).map(({ id }) => `#${id}`));
    const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    const wrong = targets.filter(
      (to) => !ids.has(to) && !to.startsWith('https://') && !/^docs\/images\/.*png$/.test(to),
    );
    expect(wrong).toEqual([]);
  });

  it('writes the words of the product in one way', () => {
    const other =
      /budget-?\s?neutrale? (?:premie)?neutr|budget[- ]neutra|profijt[- ]neutra|pensioen[- ]grondslag|excel ?sheet|\bspreadsheet|peil datum|transitie[- ]datum|werk boek|eind ?loon ?regeling|life[- ]cycle/gi;
    expect(text.match(other) ?? []).toEqual([]);
    expect(text).not.toMatch(/\{\{|[‐‑]|\u00a0\u00a0/);
  });

  it('is finished: nowhere stands a mark of its writer', () => {
    expect(text.match(new RegExp(`\\b(?:${marks.join('|')})\\b`, 'gi')) ?? []).toEqual([]);
  });

  it('names only fields that a template has', () => {
    const known = new Set(
      Object.values(registers).flatMap(({ fields, tables }) =>
        fields.map(({ field }) => field.name).concat(tables.map((table) => table.name)),
      ),
    );
    const files =
      /^(?:input|error|output|withoutPeople|report|advice|transitionPlan|consent|annex)File(?:_medewerkers)?_naam\.(?:xlsx|pptx|docx)$|^budgetneutraal_vlak_exact$/;
    const named = [...text.matchAll(/`([^`]+)`/g)].map(([, field = '']) => field);
    expect(named.filter((field) => !known.has(field) && !files.test(field))).toEqual([]);
  });
});

it('the sections that screens may link to are those of the manual, in order', () => {
  const written = readFileSync(new URL('../../content/handleiding.md', import.meta.url), 'utf8');
  const own = headings(written).filter(({ level }) => level < 3);
  expect(own.map(({ id }) => id)).toEqual([...manualSections]);
});

it('the questions are at least twenty-five and each asks something', () => {
  const questions = headings(documentText('faq', customer)).filter(({ level }) => level === 2);
  expect(questions.length).toBeGreaterThanOrEqual(25);
  expect(questions.filter(({ title }) => !title.endsWith('?') && !title.endsWith('Wat nu?'))).toEqual([]);
});

describe('who offers the program', () => {
  it('is named as the folder of the customer says', () => {
    const provider = { legalName: 'Voorbeeld Pensioen B.V.', contact: 'hulp@voorbeeld.example' };
    const text = documentText('voorwaarden', { ...customer, provider });
    expect(text).toContain('aangeboden door Voorbeeld Pensioen B.V. (hierna');
    expect(text).toContain('hulp@voorbeeld.example');
  });

  it('is nobody in particular as long as the folder does not say', () => {
    expect(customer.provider).toBeUndefined();
    expect(documentText('voorwaarden', customer)).toContain('aangeboden door de aanbieder van Evenwicht');
  });

  it('says that no advice is given', () => {
    expect(documentText('voorwaarden', customer)).toContain('geen advies in de zin van de Wft');
  });
});
