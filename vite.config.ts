import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { CONTENT_SECURITY_POLICY } from './scripts/csp.mjs';
import { groupsOf, type Chunk } from './tools/build/chunks.ts';
import { firstPaint } from './tools/first-paint/plugin.ts';
import { fonts } from './tools/fonts/plugin.ts';
import { openings } from './tools/openings/plugin.ts';
import { rulebooks } from './tools/rulebooks/plugin.ts';
import { makeWords } from './tools/words/make.ts';
import { words } from './tools/words/plugin.ts';

// Both the build and the manifest below import the compiled words.
makeWords(import.meta.dirname);

/** Short commit the build was made from, for reports; a copy without git still builds. */
function buildName(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'local';
  }
}

/** The built page carries its policy with it, so that it holds on any host; the development server needs a looser one. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

const at = (...files: readonly string[]) => files.map((file) => join(import.meta.dirname, 'src', file));
/** One file for each game: the same path in each game's folder. */
const ofGames = (folder: string, file: string) =>
  at(
    ...readdirSync(join(import.meta.dirname, 'src', folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name, file)),
  );
const SCREENS = [
  ...['about/about', 'lessons/lessons', 'library/library', 'library/share', 'new-game/new-game', 'rules/rules'],
  'settings/settings',
].flatMap((screen) => at(`ui/${screen}-screen.tsx`));
const TABLE = at('ui/table/table-screen.tsx');
const TABLES = ofGames('ui/games', 'index.tsx');
/** Each takes what the ones before it have left. */
const CHUNKS: readonly Chunk[] = [
  { name: 'first', starts: at('ui/main.tsx'), atLeast: 1 },
  // Small pictures of matches stand on the home screen, long before anybody opens a board.
  { name: 'thumbs', starts: ofGames('ui/games', 'thumb.tsx'), atLeast: 2 },
  { name: 'rules', starts: ofGames('engine/games', 'definition.ts'), atLeast: 2 },
  {
    name: 'screens',
    starts: SCREENS,
    others: [...TABLE, ...TABLES],
    atLeast: 2,
  },
  { name: 'table', starts: TABLE, atLeast: 1 },
  { name: 'board', starts: TABLES, atLeast: 2 },
];

const TESTS = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file));

/** Tests of what a module does when it is loaded first, under a global that is not there, or with another game on the shelf. */
const FIRST_LOAD = [
  'tests/games/fourth-game.test.tsx',
  'tests/i18n/catalogue.test.ts',
  'tests/ui/i18n/use-t.test.tsx',
  'tests/store/vault.test.ts',
  'tests/store/durability.test.ts',
  'tests/store/small-stores.test.ts',
];
const replacesModule = (file: string): boolean => /vi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));
/** They have a process each. All others share their modules, so that an engine is loaded once for a hundred files. */
const ALONE = TESTS.filter((file) => FIRST_LOAD.includes(file) || replacesModule(join(import.meta.dirname, file)));
const isScreen = (file: string): boolean => file.endsWith('.tsx');
const SCREEN = { environment: 'jsdom', testTimeout: 60_000, setupFiles: ['tests/support/ui-setup.ts'] };

// Run, not bundled with this file: the manifest asks the games, and their tables are none of its business.
const { module } = await runnerImport<{ readonly MANIFEST: Partial<ManifestOptions> }>('./src/ui/app/manifest.ts');

export default defineConfig({
  base: './',
  define: { __BUILD__: JSON.stringify(buildName()) },
  plugins: [
    react(),
    rulebooks,
    words,
    fonts,
    openings(),
    firstPaint(),
    contentSecurityPolicy,
    // Beside the assets; `npm start` sends what the browser takes.
    compression({
      include: /\.(?:js|css|html|json|svg|txt|webmanifest)$/,
      algorithms: ['gzip', 'brotliCompress'],
      logLevel: 'silent',
    }),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: module.MANIFEST,
      // Pictures for the installer are fetched by it; the app itself needs none of them.
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,json,woff2,png,svg,webmanifest}', 'assets/cover.*.webp'],
        globIgnores: ['icon-maskable-*', 'screens/**'],
        navigateFallback: 'index.html',
        // Engraved boards come with their game, not with the app; once fetched they stay, and a name with a hash never changes.
        runtimeCaching: [
          {
            urlPattern: /\/assets\/ground-\d-[\w-]+\.webp$/,
            handler: 'CacheFirst',
            options: { cacheName: 'boards', expiration: { maxEntries: 24 } },
          },
        ],
        cleanupOutdatedCaches: true,
        clientsClaim: false,
        skipWaiting: false,
      },
    }),
  ],
  build: {
    target: 'es2022',
    cssTarget: 'chrome111',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long parts of the build took is nobody's business who starts the app.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: groupsOf(CHUNKS) } },
    },
  },
  test: {
    // Left out, it is one less: on two processors nothing would run side by side.
    maxWorkers: availableParallelism(),
    setupFiles: ['tests/support/shelf.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          testTimeout: 600_000,
          environment: 'node',
          // No test may leave anything behind.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ALONE,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          testTimeout: 120_000,
          environment: 'node',
          include: ALONE.filter((file) => !isScreen(file)),
        },
      },
      {
        extends: true,
        test: { ...SCREEN, name: 'ui', isolate: false, include: ['tests/**/*.test.tsx'], exclude: ALONE },
      },
      { extends: true, test: { ...SCREEN, name: 'ui-alone', include: ALONE.filter(isScreen) } },
    ],
  },
});
