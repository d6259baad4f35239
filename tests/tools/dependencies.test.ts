import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureDependencies, markInstalled } from '../../scripts/dependencies.mjs';

const root = mkdtempSync(join(tmpdir(), 'fronts-install-'));
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

/** An `npm` that only writes down that it was called. */
function withNpm(): () => string {
  put('bin/npm', `#!/bin/sh\necho "$1" >> "${join(root, 'called')}"\n`);
  chmodSync(join(root, 'bin/npm'), 0o755);
  put('called', '');
  vi.stubEnv('PATH', `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`);
  return () => readFileSync(join(root, 'called'), 'utf8').trim();
}

const LOCK = '{"lockfileVersion":3}';
function install(): void {
  put('package-lock.json', LOCK);
  put('node_modules/.fronts-lock', createHash('sha256').update(LOCK).digest('hex'));
  put('node_modules/.package-lock.json', '{}');
  put('node_modules/vite/bin/vite.js', '');
}

describe('the locked dependencies', () => {
  it('are left alone where they are whole', () => {
    install();
    const called = withNpm();
    ensureDependencies(root);
    expect(called()).toBe('');
  });

  it.each(['node_modules/.fronts-lock', 'node_modules/.package-lock.json', 'node_modules/vite'])(
    'are installed again where an installation was broken off without %s',
    (path) => {
      install();
      rmSync(join(root, path), { recursive: true });
      const called = withNpm();
      ensureDependencies(root);
      expect(called()).toBe('ci');
    },
  );

  it('are left alone after npm ci, which marks what it has installed', () => {
    install();
    rmSync(join(root, 'node_modules/.fronts-lock'));
    markInstalled(root);
    const called = withNpm();
    ensureDependencies(root);
    expect(called()).toBe('');
  });
});
