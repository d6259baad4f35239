/**
 * What a system learns of the app when it is installed; the build writes it as `manifest.webmanifest`. Members of the app
 * manifest that end with `_localized` name the language of the player: https://www.w3.org/TR/appmanifest/#x_localized-members
 */
import type { ManifestOptions } from 'vite-plugin-pwa';
import { en } from '../../i18n/en/app.ts';
import { ja } from '../../i18n/ja/app.ts';
import { PLAYABLE } from './games.ts';
import { hashOf, paths } from './routes.ts';

type Word = keyof typeof en;

/** A member in English, and beside it in Japanese. */
const told = <M extends string>(member: M, key: Word) =>
  ({ [member]: en[key], [`${member}_localized`]: { ja: ja[key] } }) as Readonly<Record<M, string>>;

const addressOf = (path: string): string => `./${hashOf(path)}`;

const shortcut = (key: Word, path: string) => ({
  ...told('name', key),
  url: addressOf(path),
  icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }],
});

/** Pictures of `docs/screens`, made smaller by `tools/draw-icons.mjs`. */
const screen = (name: string, factor: 'wide' | 'narrow', key: Word) => ({
  src: `screens/${name}.webp`,
  sizes: factor === 'wide' ? '1280x800' : '390x844',
  type: 'image/webp',
  form_factor: factor,
  ...told('label', key),
});

export const MANIFEST: Partial<ManifestOptions> = {
  id: './',
  lang: 'en',
  dir: 'ltr',
  ...told('name', 'manifest.name'),
  ...told('short_name', 'app.name'),
  ...told('description', 'manifest.description'),
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
  screenshots: [
    screen('reich-wide', 'wide', 'manifest.screen.reich'),
    screen('btm-wide', 'wide', 'manifest.screen.btm'),
    screen('battles-wide', 'wide', 'manifest.screen.battles'),
    screen('reich-narrow', 'narrow', 'manifest.screen.reich'),
    screen('btm-narrow', 'narrow', 'manifest.screen.btm'),
    screen('battles-narrow', 'narrow', 'manifest.screen.battles'),
  ],
  shortcuts: [
    ...PLAYABLE.map((game) => shortcut(`command.new.${game}`, paths.newGame(game))),
    shortcut('command.library', paths.library),
  ],
  // The library takes what is opened through the same door as a dropped file. A match on a table is left alone.
  file_handlers: [
    {
      action: addressOf(paths.library),
      accept: { 'application/json': ['.json', '.fronts'] },
    },
  ],
  launch_handler: { client_mode: 'navigate-new' },
};
