import { runnerImport, type Plugin } from 'vite';

const NAME = /^virtual:opening\//;
/** The resolved form: `\0` marks a module without a file. */
const RESOLVED = /virtual:opening\/(.+)$/;

interface Drawn {
  readonly module: { readonly OPENINGS: ReadonlyMap<string, string> };
  readonly dependencies: readonly string[];
}

/** Drawings are text: their classes mean something on the page only. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /no-styles$/ }, handler: () => '' },
};

const drawAll = (): Promise<Drawn> => runnerImport('./tools/openings/draw.tsx', { plugins: [noStyles] });

/**
 * Lets the picture of a game's opening be imported as text: `virtual:opening/<game>`. Drawn in the browser it would need
 * the game's rules and data, which are most of what a first visit would download.
 */
export function openings(): Plugin {
  let drawn: Promise<Drawn> | undefined;
  return {
    name: 'openings',
    resolveId: { filter: { id: NAME }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: RESOLVED },
      async handler(id) {
        const { module, dependencies } = await (drawn ??= drawAll());
        // Modules that a plugin made up have no file.
        for (const file of dependencies) if (!file.startsWith('\0')) this.addWatchFile(file);
        const [, game = ''] = RESOLVED.exec(id) ?? [];
        const picture = module.OPENINGS.get(game);
        if (picture === undefined) throw new Error(`there is no opening of ${game}`);
        return { code: `export const picture = ${JSON.stringify(picture)};`, moduleType: 'js' };
      },
    },
    // A changed game is drawn again.
    watchChange: () => void (drawn = undefined),
  };
}
