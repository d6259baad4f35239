declare module 'subset-font' {
  /** Cuts a font to the characters of `text`; throws when the font cannot be read. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
