import { Footer, Header, ImageRun, PageNumber, Paragraph, Tab, TextRun } from 'docx';
import type { HouseStyle } from '#office/document/house-style.ts';
import { printableText } from '#office/package/xml/xml-text.ts';
import { styles } from '#output/writers/docx/styles.ts';
import { logoBackground } from '#output/writers/drawing/logo-background.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';

/** What stands above the text of a document that nobody has marked final. */
const concept = 'CONCEPT';

/** Above every page: which document, and whether it is a concept. */
export const pageHeader = ({ kind, subject, isFinal }: DocumentDraft): Header =>
  new Header({
    children: [
      new Paragraph({
        style: styles.pageEdge,
        children: [
          new TextRun(printableText(kind)),
          ...(isFinal ? [] : [new TextRun({ children: [new Tab(), concept], bold: true, color: { theme: 'dark2' } })]),
        ],
      }),
      new Paragraph({ style: styles.pageEdge, children: [new TextRun(printableText(subject))] }),
    ],
  });

/** Under every page: who made it, and which page it is. */
export const pageFooter = ({ name, contactLine }: HouseStyle): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: styles.pageEdge,
        children: [
          new TextRun(printableText(contactLine === '' ? name : `${name} · ${contactLine}`)),
          new TextRun({ children: [new Tab(), 'Pagina ', PageNumber.CURRENT, ' van ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });

/** Room of the logo on the first page, in pixels of 1/96 inch. */
const logoRoom = { width: 220, height: 80 } as const;

/** Behind the numbers of all charts. */
const logoId = 10_000;

/** The logo as large as fits, never larger than it is; on the colour of titles where it would be lost on white. None without. */
export function drawnLogo(style: HouseStyle): readonly Paragraph[] {
  if (style.logo === null) return [];
  const { type, bytes, width, height } = style.logo;
  const scale = Math.min(1, logoRoom.width / width, logoRoom.height / height);
  return [
    new Paragraph({
      style: styles.body,
      ...(logoBackground(style) === 'bg1' ? {} : { shading: { fill: { theme: 'dark2' } } }),
      children: [
        new ImageRun({
          type: type === 'jpeg' ? 'jpg' : type,
          data: bytes,
          transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
          altText: { id: String(logoId), name: 'Logo', description: `Logo van ${printableText(style.name)}` },
        }),
      ],
    }),
  ];
}
