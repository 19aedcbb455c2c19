import { expect, it } from 'vitest';
import { pickerValue, previewStyle } from '#web/features/house-style/preview-style.ts';

const before = { name: 'Kantoor', primary: '0F4C5C', accent: 'B4540A', contactLine: '' };

it('draws what is filled in, colours with or without #', () => {
  const entered = { name: ' Zuid ', primary: '#ff0000', accent: '00ff00', contactLine: 'Dorpsstraat 1' };
  expect(previewStyle(entered, before)).toEqual({
    name: 'Zuid',
    primary: 'FF0000',
    accent: '00FF00',
    contactLine: 'Dorpsstraat 1',
  });
});

it('a field that is not right yet is drawn as before', () => {
  expect(previewStyle({ name: 'Z', primary: '#ff00', accent: 'rood', contactLine: 'x'.repeat(121) }, before)).toEqual(
    before,
  );
});

it('the picker shows the colour of the text', () => {
  expect(pickerValue(' 0F4C5C ')).toBe('#0f4c5c');
  expect(pickerValue('0F4')).toBe('#000000');
});
