import type { HouseStyle, Logo } from '#office/document/house-style.ts';
import { contentWidth, margin, slideWidth, transformXml } from '#output/writers/drawing/grid.ts';
import { type LogoBackground, logoBackground } from '#output/writers/drawing/logo-background.ts';
import type { WrittenRelationship } from '#office/package/written-relationships.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { type ShapeName, decorationXml, ownerXml, shapeNameXml } from '#output/writers/drawing/shape-xml.ts';

/** A picture on a master or layout. */
const pictureXml = (shape: Required<ShapeName>, box: Box, relationship: string): string =>
  `<p:pic><p:nvPicPr>${shapeNameXml(shape)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr>${ownerXml('design')}</p:nvPicPr>` +
  `<p:blipFill><a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
  `<p:spPr>${transformXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;

/** Room at the top right of every slide, above the title. */
export const masterRoom: Box = { x: slideWidth - margin - 2, y: 0.24, w: 2, h: 0.44 };
/** What stays beside it for the topic of a slide. */
export const topicWidth = contentWidth - masterRoom.w - 0.25;

/** Room at the top right of the cover, within its plate. */
const coverRoom: Box = { x: 9.75, y: 0.5, w: 2.43, h: 0.7 };
const coverEdge = 0.12;
/** The same in the master, within its room. */
const masterEdge = 0.06;

/** Fewer pixels to an inch than this look coarse: a small logo stays small. */
const fewestPixels = 72;

type LogoSize = Pick<Logo, 'width' | 'height'>;

/** The logo as large as fits, in its own proportions, at the right of its room and halfway its height. */
export function logoBox({ width, height }: LogoSize, room: Box): Box {
  const scale = Math.min(room.w / width, room.h / height, 1 / fewestPixels);
  const [w, h] = [width * scale, height * scale];
  return { x: room.x + room.w - w, y: room.y + (room.h - h) / 2, w, h };
}

const plateAround = (box: Box, edge: number): Box => ({
  x: box.x - edge,
  y: box.y - edge,
  w: box.w + 2 * edge,
  h: box.h + 2 * edge,
});

/** Where a logo is drawn, and the plate behind it where it has one. */
export interface LogoPlace {
  readonly logo: Box;
  readonly plate: Box | null;
}

/** In the master: on the white of the slide, or on a plate within its room where it would be lost there. */
export function masterLogoPlace(size: LogoSize, background: LogoBackground): LogoPlace {
  if (background === 'bg1') return { logo: logoBox(size, masterRoom), plate: null };
  const logo = logoBox(size, plateAround(masterRoom, -masterEdge));
  return { logo, plate: plateAround(logo, masterEdge) };
}

/** On the cover: always on a plate, for it was made for paper, not for the brand colour behind it. */
export function coverLogoPlace(size: LogoSize): LogoPlace {
  const logo = logoBox(size, coverRoom);
  return { logo, plate: plateAround(logo, coverEdge) };
}

/** A logo in its place, on a plate of its background; readers skip the plate. */
function placedXml(style: HouseStyle, firstId: number, relationship: string, { logo, plate }: LogoPlace): string {
  const picture = (id: number): string =>
    pictureXml({ id, name: 'Logo', alternativeText: `Logo van ${style.name}` }, logo, relationship);
  if (plate === null) return picture(firstId);
  const shape = { id: firstId, name: 'Logovlak' };
  return decorationXml(shape, plate, { fill: logoBackground(style) }, 'design') + picture(firstId + 1);
}

/** The logo in the master; nothing where there is none. */
export const masterLogoXml = (style: HouseStyle, firstId: number, relationship: string): string =>
  style.logo === null
    ? ''
    : placedXml(style, firstId, relationship, masterLogoPlace(style.logo, logoBackground(style)));

/** The logo on the cover; nothing where there is none. */
export const coverLogoXml = (style: HouseStyle, firstId: number, relationship: string): string =>
  style.logo === null ? '' : placedXml(style, firstId, relationship, coverLogoPlace(style.logo));

const extensions = { png: 'png', jpeg: 'jpg' } as const;

const fileName = ({ type }: Logo): string => `logo.${extensions[type]}`;

/** The part that holds the picture, and how master and cover refer to it. */
export const logoParts = ({ logo }: HouseStyle): readonly (readonly [string, Uint8Array])[] =>
  logo === null ? [] : [[`ppt/media/${fileName(logo)}`, logo.bytes]];

export const logoRelationships = ({ logo }: HouseStyle): readonly WrittenRelationship[] =>
  logo === null ? [] : [{ type: 'image', target: `../media/${fileName(logo)}` }];
