// Collects the licence notices of what the app ships into one text, which the About screen shows.
// Run by hand when a dependency changes: `node workshop/write-licences.mjs`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

const FONTS = [
  '@fontsource/eb-garamond',
  '@fontsource/barlow',
  '@fontsource/barlow-condensed',
  '@fontsource/noto-sans-jp',
];
const { dependencies } = JSON.parse(read('package.json'));
// Packages bundled by the direct dependencies, and the service worker's helper.
const INDIRECT = [
  'regexparam',
  'scheduler',
  '@floating-ui/dom',
  'aria-hidden',
  'react-remove-scroll',
  'workbox-window',
];

function noticeOf(name) {
  const place = FONTS.includes(name) ? `workshop/node_modules/${name}` : `node_modules/${name}`;
  const { version, license } = JSON.parse(read(`${place}/package.json`));
  const file = readdirSync(new URL(`${place}/`, root)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? read(`${place}/${file}`).trim() : `Licence: ${license}`;
  return `${name} ${version} (${license})\n\n${text}`;
}

const line = `\n\n${'='.repeat(78)}\n\n`;
const notices = [...FONTS, ...Object.keys(dependencies).sort(), ...INDIRECT].map(noticeOf);
writeFileSync(new URL('src/ui/about/licence-texts.txt', root), `${notices.join(line)}\n`);
