import { holdForLife } from '../../../opponent/life.ts';
import { createAtelier } from './atelier.ts';
import type { FromPainter, ToPainter } from './messages.ts';

/** Paints boards beside the page. */

// The fonts of a worker stand in its global scope.
declare const fonts: FontFaceSet;

const answer = (message: FromPainter, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

const atelier = createAtelier({
  surface: (width, height) => new OffscreenCanvas(width, height).getContext('2d'),
  fonts,
  onLate: () => answer({ kind: 'late' }),
});

self.addEventListener('message', ({ data }: MessageEvent<ToPainter>) => {
  switch (data.kind) {
    case 'faces':
      for (const { family, source, descriptors } of data.faces) fonts.add(new FontFace(family, source, descriptors));
      break;
    case 'keep':
      atelier.keep(data.id, data.drawing);
      break;
    case 'forget':
      atelier.forget(data.id);
      break;
    case 'hold':
      void holdForLife(data.name).then((isHeld) => answer({ kind: 'held', name: data.name, isHeld }));
      break;
    case 'paint':
      void paint(data.job, data.order);
  }
});

async function paint(job: number, order: Extract<ToPainter, { kind: 'paint' }>['order']): Promise<void> {
  const canvas = (await atelier.paint(order))?.canvas;
  const bitmap = canvas instanceof OffscreenCanvas ? canvas.transferToImageBitmap() : null;
  answer({ kind: 'painted', job, bitmap }, bitmap ? [bitmap] : []);
}
