import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OF_APP } from '../../scripts/workshop-parts.mjs';

interface PackageList {
  readonly devDependencies: Readonly<Record<string, string>>;
}
const readPackages = (file: string) =>
  Object.keys((JSON.parse(readFileSync(file, 'utf8')) as PackageList).devDependencies);
const OWN = readPackages('workshop/package.json');

/** All files that a file imports, itself included, and the packages that they name. */
function readImports(file: string, files = new Set<string>(), packages = new Set<string>()) {
  if (files.has(file) || !existsSync(file)) return { files, packages };
  files.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';/gm))
    if (from.startsWith('.')) readImports(join(dirname(file), from), files, packages);
    else
      packages.add(
        from
          .split('/')
          .slice(0, from.startsWith('@') ? 2 : 1)
          .join('/'),
      );
  return { files, packages };
}

describe('the parts of the workshop that take pictures of the app', () => {
  it('need no package of the workshop, so that nothing is installed for them', () => {
    // Screens import these by composed names.
    const composed = readdirSync('workshop/games').map((game) => `workshop/games/${game}/screens.ts`);
    for (const part of OF_APP) {
      const all = [`workshop/${part}/main.ts`, ...composed].map((file) => readImports(file));
      expect(all.some(({ packages }) => packages.has('@playwright/test'))).toBe(true);
      expect(all.flatMap(({ packages }) => OWN.filter((name) => packages.has(name)))).toEqual([]);
    }
  });

  it('are not those that draw maps, which do', () => {
    expect(OF_APP).not.toContain('map');
    const { packages } = readImports('workshop/games/hitlers-reich/map.ts');
    expect(OWN.filter((name) => packages.has(name))).not.toEqual([]);
  });
});
