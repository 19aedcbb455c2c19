import { describe, expect, it } from 'vitest';
import { readBanner } from './banner-nodes.ts';

describe('the HTML of a banner', () => {
  it('becomes elements and text, spaces as a browser shows them', () => {
    const { nodes, faults } = readBanner(
      '<h2>Samen</h2>\n<p>Bel <strong>ons</strong>\n  &amp; vraag.<br>Of <a href="https://www.lindehof.example/?a=1&amp;b=2">lees</a></p>\n<ul><li>een</li> <li><em>twee</em></li></ul>\n',
    );
    expect(faults).toEqual([]);
    expect(nodes).toEqual([
      { tag: 'h2', children: ['Samen'] },
      {
        tag: 'p',
        children: [
          'Bel ',
          { tag: 'strong', children: ['ons'] },
          ' & vraag.',
          { tag: 'br', children: [] },
          'Of ',
          { tag: 'a', href: 'https://www.lindehof.example/?a=1&b=2', children: ['lees'] },
        ],
      },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['een'] },
          { tag: 'li', children: [{ tag: 'em', children: ['twee'] }] },
        ],
      },
    ]);
  });

  it.each(['mailto:info@lindehof.example', 'tel:+310000000000', 'https://lindehof.example'])(
    'may link to %s',
    (address) => expect(readBanner(`<p><a href="${address}">x</a></p>`).faults).toEqual([]),
  );
});

describe('what a banner does not need is refused, not repaired:', () => {
  it.each([
    ['<script>alert(1)</script>', 'line 1: <script> is not allowed'],
    ['<p>a</p>\n<img src=x onerror=alert(1)>', 'line 2: <img> is not allowed'],
    ['<p onclick="alert(1)">a</p>', 'line 1: attribute onclick of <p> is not allowed'],
    ['<p style="position:fixed">a</p>', 'line 1: attribute style of <p> is not allowed'],
    ['<p id="root">a</p>', 'line 1: attribute id of <p> is not allowed'],
    ['<iframe src="https://x.example"></iframe>', 'line 1: <iframe> is not allowed'],
    ['<svg><a href="https://x.example"><text>a</text></a></svg>', 'line 1: <svg> is not allowed'],
    ['<math><mi>a</mi></math>', 'line 1: <math> is not allowed'],
    ['<form action="https://x.example"><button>a</button></form>', 'line 1: <form> is not allowed'],
    ['<template><script>1</script></template>', 'line 1: <template> is not allowed'],
    ['<style>p{}</style>', 'line 1: <style> is not allowed'],
    ['<base href="https://x.example">', 'line 1: <base> is not allowed'],
    ['<meta http-equiv="refresh" content="0">', 'line 1: <meta> is not allowed'],
    ['<p>a</p><!-- b -->', 'line 1: #comment is not allowed'],
    ['<h1>a</h1>', 'line 1: <h1> is not allowed'],
    ['<p><h2>a</h2></p>', 'line 1: <p> is not closed'],
    ['losse tekst', 'line 1: text that stands in no paragraph, heading or list item'],
    ['<ul>los</ul>', 'line 1: text that stands in no paragraph, heading or list item'],
    ['<strong>los</strong>', 'line 1: <strong> may not stand on its own'],
    ['<ul><strong>los</strong></ul>', 'line 1: <strong> may not stand in <ul>'],
    ['<p><strong>a</p>', 'line 1: <strong> is not closed'],
    ['', 'there is nothing in it'],
  ])('%s', (html, fault) => {
    expect(readBanner(html).faults).toContain(fault);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript&colon;alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,a',
    'vbscript:a',
    'http://x.example/',
    '//x.example/',
    '/auth/logout',
    'https:/\\x.example',
    'https://user@x.example/',
    'https://x.example/ a',
    'blob:https://x.example/1',
    'mailto:a@x.example?bcc=b@x.example',
    '',
  ])('a link to %j', (address) => {
    expect(readBanner(`<p><a href="${address}">a</a></p>`).faults).toContain(
      'line 1: a link leads to an address that starts with https://, mailto: or tel:',
    );
  });
});
