import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';

/** Installs Debian's Chromium if apt may; the tests of the built app need a browser. Exits if there is none. */
export function ensureChromium(root) {
  if (findChromium()) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    if (!existsSync('/usr/bin/apt-get')) return false;
    console.log(`\n── apt-get ${args[0]}`);
    return spawnSync(command, rest, { cwd: root, stdio: 'inherit' }).status === 0;
  };
  if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') && findChromium()) return;
  console.error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
  );
  process.exit(1);
}
