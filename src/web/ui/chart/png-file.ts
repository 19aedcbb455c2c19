import type { PictureFile } from '#web/ui/chart/svg-file.ts';

/** Pixels of the picture per pixel of the drawing: sharp in a document. */
const density = 2;

/** The picture as PNG, drawn by the browser. */
export async function pngFile({ text, width, height }: PictureFile): Promise<Blob> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (bytes) => (bytes === null ? reject(new Error('the picture was not made')) : resolve(bytes)),
      'image/png',
    );
  });
}
