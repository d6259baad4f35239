/** The part of gifenc that is used; the package has no types. */
declare module 'gifenc' {
  type Palette = number[][];
  interface FrameOptions {
    readonly palette?: Palette;
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    readonly dispose?: number;
    readonly repeat?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array;
  }
  interface Library {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, maxColors: number): Palette;
    applyPalette(rgba: Uint8Array, palette: Palette): Uint8Array;
  }
  export const GIFEncoder: Library['GIFEncoder'];
  export const quantize: Library['quantize'];
  export const applyPalette: Library['applyPalette'];
  /** The whole library for a CommonJS import, else only its encoder. */
  const library: Library;
  export default library;
}
