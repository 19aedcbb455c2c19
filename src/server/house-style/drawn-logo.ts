import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { type Logo } from '#office/document/house-style.ts';
import { logoRules } from '#api/logo-rules.ts';
import { checkedPicture, refuseSize } from '#server/house-style/checked-picture.ts';
import { cleanSvg } from '#server/house-style/clean-svg.ts';
import { imageType } from '#server/house-style/image-size.ts';
import { RefusedLogoError } from '#server/house-style/refused-logo.ts';
import { svgNamespace } from '#server/house-style/svg-parts.ts';

let drawing: Promise<void> | null = null;

/** The drawing program may be loaded once per process. */
function loadDrawing(): Promise<void> {
  drawing ??= readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then(initWasm);
  return drawing;
}

/**
 * A logo from whatever was uploaded, by its content alone. Always drawn anew, as PNG: what the file held besides its
 * picture does not come along. Throws `RefusedLogoError`.
 */
export async function drawnLogo(bytes: Uint8Array): Promise<Logo> {
  const svg = imageType(bytes) === null ? cleanSvg(svgText(bytes)) : pictureAsSvg(bytes);
  await loadDrawing();
  return drawn(svg, imageType(bytes) !== null);
}

function svgText(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (/^\s*</.test(text) && !text.includes('\0')) return text;
  } catch (error) {
    // Thrown for bytes that are no text: then it is no drawing either.
    if (!(error instanceof TypeError)) throw error;
  }
  throw new RefusedLogoError('LOGO_TYPE_UNKNOWN');
}

function pictureAsSvg(bytes: Uint8Array): string {
  const { type, width, height } = checkedPicture(bytes);
  const link = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return `<svg xmlns="${svgNamespace}" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${link}"/></svg>`;
}

function drawn(svg: string, isPicture: boolean): Logo {
  const { width, height, pixels, asPng } = render(svg, isPicture);
  if (!pixels.some((value, index) => index % 4 === 3 && value > 0)) throw new RefusedLogoError('LOGO_EMPTY');
  return { type: 'png', bytes: asPng(), width, height };
}

function render(svg: string, isPicture: boolean) {
  try {
    const { width, height } = new Resvg(svg);
    refuseSize(width, height);
    const scale = Math.min(logoRules.keptWidth / width, logoRules.keptHeight / height, isPicture ? 1 : Infinity);
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: Math.max(1, Math.round(width * scale)) } }).render();
    return { width: image.width, height: image.height, pixels: image.pixels, asPng: () => image.asPng() };
  } catch (error) {
    if (error instanceof RefusedLogoError) throw error;
    throw new RefusedLogoError(/limit/.test(String(error)) ? 'LOGO_TOO_COMPLEX' : 'LOGO_DAMAGED');
  }
}
