import { describe, expect, it } from 'vitest';
import { deviceOf, networkOf } from '#server/session/visitor.ts';

const device = (userAgent: string) => deviceOf({ address: '', userAgent });
const network = (address: string) => networkOf({ address, userAgent: '' });

describe('what is kept of where somebody signed in', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari, macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari, iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['<script>alert(1)</script>', null],
    ['', null],
  ])('is browser and system by name, no more: %s', (userAgent, expected) => {
    expect(device(userAgent)).toBe(expected);
  });

  it.each([
    ['192.0.2.77', '192.0.2.x'],
    ['::ffff:192.0.2.77', '192.0.2.x'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8::/48'],
    ['nowhere', null],
  ])('is the network and not the connection: %s', (address, expected) => {
    expect(network(address)).toBe(expected);
  });
});
