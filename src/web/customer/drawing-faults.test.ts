import { expect, it } from 'vitest';
import { drawingFaults } from '#web/customer/drawing-faults.ts';

it('a drawing of shapes is accepted', () => {
  expect(drawingFaults('<svg viewBox="0 0 1 1"><title>x</title><g><path d="M0 0"/></g></svg>')).toEqual([]);
});

it.each([
  ['<svg><script>1</script></svg>', 'element <script>'],
  ['<svg><image href="https://x"/></svg>', 'element <image>'],
  ['<svg onload="x()"/>', 'attribute onload'],
  ['<svg><use xlink:href="#a"/></svg>', 'attribute xlink:href'],
  ['<svg style="background:url(x)"/>', 'attribute style'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'a document type or instruction'],
])('%s is refused', (svg, fault) => {
  expect(drawingFaults(svg)).toContain(fault);
});
