/** Short name of the commit the build was made from. */
declare const __BUILD__: string;

/** The small picture of a game's opening as SVG text, drawn by the build: `virtual:opening/<game>`. */
declare module 'virtual:opening/*' {
  export const picture: string;
}

/** One icon of lucide as data; the package types only the list of all. */
declare module '@lucide/icons/icons/*' {
  const icon: import('@lucide/icons').LucideIconData;
  export default icon;
}
