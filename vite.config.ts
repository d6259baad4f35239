import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { CONTENT_SECURITY_POLICY } from './scripts/csp.mjs';
import { MANIFEST } from './src/ui/app/manifest.ts';
import { rulebooks } from './tools/rulebooks/plugin.ts';

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

/** Tests that replace a module or a global: each has a process to itself. */
const ALONE = [
  'tests/i18n/catalogue.test.ts',
  'tests/engine/hitlers-last-battles/no-marker-turn.test.ts',
  'tests/store/{vault,durability,small-stores}.test.ts',
];

export default defineConfig({
  base: './',
  define: { __BUILD__: JSON.stringify(buildName()) },
  plugins: [
    react(),
    rulebooks,
    contentSecurityPolicy,
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: MANIFEST,
      // Pictures for the installer are fetched by it; the app itself needs none of them.
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,json,woff2,png,svg,webmanifest}'],
        globIgnores: ['icon-maskable-*', 'screens/**'],
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        clientsClaim: false,
        skipWaiting: false,
      },
    }),
  ],
  build: { target: 'es2022', cssTarget: 'chrome111', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          testTimeout: 600_000,
          environment: 'node',
          // Modules are loaded once for all files: no test may leave anything behind, and none replaces a module.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ALONE,
        },
      },
      {
        extends: true,
        test: { name: 'alone', testTimeout: 120_000, environment: 'node', include: ALONE },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          testTimeout: 60_000,
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: ['tests/support/ui-setup.ts'],
        },
      },
    ],
  },
});
