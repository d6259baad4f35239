/** Short name of the commit the build was made from. */
declare const __BUILD__: string;

/** The small picture of a game's opening as SVG text, drawn by the build: `virtual:opening/<game>`. */
declare module 'virtual:opening/*' {
  export const picture: string;
}
