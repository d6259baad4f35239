import { runnerImport, type Plugin } from 'vite';

interface Drawn {
  readonly module: { readonly FIRST_PAINT: string };
}

const PLACE = '<div id="root">';

/** Puts the first paint of the start screen into the page. Its pictures become files of the build like all that a page names. */
export function firstPaint(): Plugin {
  let drawn: Promise<Drawn> | undefined;
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await (drawn ??= runnerImport<Drawn['module']>('./tools/first-paint/draw.tsx'));
        if (!html.includes(PLACE)) throw new Error('the page has no place for it');
        return html.replace(PLACE, () => PLACE + module.FIRST_PAINT);
      },
    },
    // A changed game or component is drawn again.
    watchChange: () => void (drawn = undefined),
  };
}
