import { holdForLife } from '../../../opponent/life.ts';
import { createPaintQueue, type FromPainter, type PaintJob, type ToPainter } from './paint-queue.ts';

// The fonts of a worker are a global of its scope.
declare const fonts: FontFaceSet;

const answer = (message: FromPainter, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

const queue = createPaintQueue({
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
      queue.keep(data.id, data.drawing);
      break;
    case 'forget':
      queue.forget(data.id);
      break;
    case 'hold':
      void holdForLife(data.name).then((isHeld) => answer({ kind: 'held', name: data.name, isHeld }));
      break;
    case 'paint':
      void paint(data.id, data.job);
  }
});

async function paint(id: number, job: PaintJob): Promise<void> {
  const canvas = (await queue.paint(job))?.canvas;
  const bitmap = canvas instanceof OffscreenCanvas ? canvas.transferToImageBitmap() : null;
  answer({ kind: 'painted', id, bitmap }, bitmap ? [bitmap] : []);
}
