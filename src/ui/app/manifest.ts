/**
 * The build writes it as `manifest.webmanifest`. Members that end with `_localized` give other languages:
 * https://www.w3.org/TR/appmanifest/#x_localized-members
 */
import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Line } from '../../engine/kernel/types.ts';
import { GAMES } from '../../games/index.ts';
import { aboutDomainOf, fillShelf, shelfLine } from '../../games/shelf.ts';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import { format, LANGS, type Lang } from '../../i18n/format.ts';
import { NO_NAMES } from '../../i18n/names.ts';
import { createSource } from '../../i18n/source.ts';
import { hashOf, paths } from './routes.ts';

fillShelf(GAMES);
for (const lang of LANGS)
  await loadCatalogue(
    lang,
    GAMES.map(({ id }) => aboutDomainOf(id)),
  );

const say = (lang: Lang, line: Line): string => format(createSource(lang, NO_NAMES), line);

const told = <M extends string>(member: M, line: Line) =>
  ({ [member]: say('en', line), [`${member}_localized`]: { ja: say('ja', line) } }) as Readonly<Record<M, string>>;

const addressOf = (path: string): string => `./${hashOf(path)}`;

const shortcut = (line: Line, path: string) => ({
  ...told('name', line),
  url: addressOf(path),
  icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
});

const screen = (name: string, factor: 'wide' | 'narrow', line: Line) => ({
  src: `screens/${name}.webp`,
  sizes: factor === 'wide' ? '1280x800' : '390x844',
  type: 'image/webp',
  form_factor: factor,
  ...told('label', line),
});

export const MANIFEST: Partial<ManifestOptions> = {
  id: './',
  lang: 'en',
  dir: 'ltr',
  ...told('name', { key: 'manifest.name' }),
  ...told('short_name', { key: 'app.name' }),
  ...told('description', { key: 'manifest.description' }),
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#cbbfa3',
  theme_color: '#f7f1e3',
  categories: ['games'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: (['wide', 'narrow'] as const).flatMap((factor) =>
    GAMES.map(({ id }) => screen(`${id}-${factor}`, factor, shelfLine(id, 'screen'))),
  ),
  shortcuts: [
    ...GAMES.map(({ id }) => shortcut({ key: 'command.new', params: { game: shelfLine(id).key } }, paths.newGame(id))),
    shortcut({ key: 'command.library' }, paths.library),
  ],
  // The library imports opened files like dropped ones and leaves the open match alone.
  file_handlers: [
    {
      action: addressOf(paths.library),
      accept: { 'application/json': ['.json', '.fronts'] },
    },
  ],
  launch_handler: { client_mode: 'navigate-new' },
};
