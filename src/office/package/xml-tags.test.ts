import { describe, expect, it } from 'vitest';
import { attribute, withAttribute } from '#office/package/xml-tags.ts';

describe('an attribute of a tag', () => {
  it.each(['xmlns:x.y', 'xmlns:(x+)+', 'xmlns:x[', '*:x.y'])('takes a name as it is, whatever it holds: %s', (name) => {
    const own = name.replace('*:', 'xmlns:');
    const tag = `<sheet xmlns:xay="near" ${own}="meant">`;
    expect(attribute(tag, name)).toBe('meant');
    expect(withAttribute(tag, own, 'new')).toBe(`<sheet xmlns:xay="near" ${own}="new">`);
  });

  it('is null when it is not there, and is added before the end of the tag', () => {
    expect(attribute('<sheet name="a"/>', 'id')).toBeNull();
    expect(withAttribute('<sheet name="a"/>', 'id', '7')).toBe('<sheet name="a" id="7"/>');
  });
});
