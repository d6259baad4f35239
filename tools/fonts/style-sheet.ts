import * as v from 'valibot';
import type { ShippedFace } from './faces.ts';

const FaceSchema = v.strictObject({
  family: v.string(),
  weight: v.picklist([400, 500, 600, 700]),
  style: v.picklist(['normal', 'italic']),
  file: v.string(),
  range: v.string(),
});

export const readFaces = (json: string): readonly ShippedFace[] => v.parse(v.array(FaceSchema), JSON.parse(json));

/** One rule per face. Later rules win where ranges overlap, so the small Japanese faces come last in the list. */
export const writeStyleSheet = (faces: readonly ShippedFace[]): string =>
  faces
    .map(
      ({ family, weight, style, file, range }) => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url('./fonts/${file}') format('woff2');
  unicode-range: ${range};
}
`,
    )
    .join('');
