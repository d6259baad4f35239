/** How large the built app may become: about a tenth above what it was when the limit was set (November 2026). */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const KB = 1000;

/** In bytes; text is counted after brotli, which the build writes next to each file. */
const LIMITS = [
  { what: 'The page and what it loads at once', part: 'first', most: 145 * KB },
  { what: 'All scripts and style sheets', part: 'code', most: 1850 * KB },
  { what: 'The whole app, uncompressed', part: 'whole', most: 9700 * KB },
];

const isCopy = (name) => /\.(?:br|gz)$/.test(name);
const isCode = (name) => /\.(?:js|css)$/.test(name);

/** Bytes of a built folder: what the page loads at once, all scripts and style sheets, and everything. */
export function measureBuild(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !isCopy(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const sum = (paths, sizeOf) => paths.reduce((total, path) => total + sizeOf(path), 0);
  const size = (path) => statSync(path).size;
  // The service worker is written after the compression and has no compressed copy.
  const compressed = (path) => size(existsSync(`${path}.br`) ? `${path}.br` : path);
  const page = join(folder, 'index.html');
  const asked = [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)];
  return {
    first: sum([page, ...asked.map(([, file]) => join(folder, file))], compressed),
    code: sum(files.filter(isCode), compressed),
    whole: sum(files, size),
  };
}

const inKb = (bytes) => `${Math.ceil(bytes / KB).toLocaleString('en')} kB`;

/** A sentence for each part that is larger than its limit. */
export const listTooLarge = (sizes) =>
  LIMITS.filter(({ part, most }) => sizes[part] > most).map(
    ({ what, part, most }) =>
      `${what}: ${inKb(sizes[part])}, and the limit is ${inKb(most)}. Make it smaller, or raise the limit in scripts/size-limit.mjs and say why in the commit.`,
  );
