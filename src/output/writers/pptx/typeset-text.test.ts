import { describe, expect, it } from 'vitest';
import { typesetText } from '#output/writers/pptx/typeset-text.ts';

describe('text on a slide', () => {
  it('has a minus sign before a figure, behind which no program breaks a line', () => {
    expect(typesetText('€\u00a0-20.203 (-1,0%) en -37')).toBe('€\u00a0−20.203 (−1,0%) en −37');
  });

  it('has days and the start of a range of ages on one line', () => {
    expect(typesetText('vóór 01-12-2026, 20- t/m 39-jarigen')).toBe(
      'vóór 01\u201112\u20112026, 20-\u00a0t/m 39-jarigen',
    );
  });

  it.each([
    ['+ € 1.577, − € 6.054 en € 12', '+⍽€⍽1.577, −⍽€⍽6.054 en €⍽12'],
    ['een marge van ± 5% of ± € 300', 'een marge van ±⍽5% of ±⍽€⍽300'],
    ['€ 1.000 – € 2.000 of € 3.297 - 5.000', '€⍽1.000⍽–⍽€⍽2.000 of €⍽3.297⍽–⍽5.000'],
    ['17,4% - 38,2%, − 2 – + 3', '17,4%⍽–⍽38,2%, −⍽2⍽–⍽+⍽3'],
    ['€ 1,06 mln, € 3 miljard', '€⍽1,06⍽mln, €⍽3⍽miljard'],
    ['50–69 jaar, 12 jaar', '50\u201169⍽jaar, 12 jaar'],
    ['Loonstijging −1 / +1 punt, n.v.t. / − 0,5', 'Loonstijging −1⍽/⍽+1 punt, n.v.t.⍽/⍽−⍽0,5'],
    ['Pensioen in %', 'Pensioen in⍽%'],
    ['art. 150b lid 1 onder c PW, Art. 18b', 'art.⍽150b lid⍽1 onder⍽c PW, Art.⍽18b'],
    ['20 van de 23 vanaf 31 december 2027', '20⍽van⍽de⍽23 vanaf 31⍽december 2027'],
    ['kost in 30 jaar 7% meer', 'kost in⍽30⍽jaar 7% meer'],
    ['alle 29 minder; 9 meer', 'alle⍽29 minder; 9⍽meer'],
  ])('has signs, amounts and ranges on one line: %s', (given, shown) => {
    expect(typesetText(given)).toBe(shown.replaceAll('⍽', '\u00a0'));
  });

  it('leaves a dash between words, and is the same when it is done again', () => {
    const text = 'pessimistisch – optimistisch, nu - straks';
    expect(typesetText(text)).toBe(text);
    const once = typesetText('€ 1.000 - € 2.000, ± 5%');
    expect(typesetText(once)).toBe(once);
  });

  it('keeps the hyphens of words', () => {
    const text = 'art.\u00a018-a, Anw-hiaat, SHA-256';
    expect(typesetText(text)).toBe(text);
  });
});
