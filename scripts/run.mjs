/** Commands that the checks run, one after the other or in parallel, and their results. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The program of a package, run by this Node. */
export const bin = (name, file) => [process.execPath, join(root, 'node_modules', name, file)];

/**
 * Runs `command`, a list of words, in the project's folder or in `cwd`. Its output is shown at once or, if it is `quiet`, when it
 * has ended, so that commands side by side do not mix. Returns whether it succeeded.
 */
export function run(title, [program, ...args], { cwd = root, env = {}, quiet = false } = {}) {
  if (!quiet) console.log(`\n── ${title}`);
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    const said = [];
    child.stdout?.on('data', (part) => said.push(part));
    child.stderr?.on('data', (part) => said.push(part));
    child.on('error', ({ message }) => {
      console.error(`${title}: ${message}`);
      resolve(false);
    });
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (quiet) console.log(`\n── ${title}: ${code === 0 ? 'good' : 'failed'}, ${seconds} s\n${Buffer.concat(said)}`);
      else console.log(`   ${seconds} s`);
      resolve(code === 0);
    });
  });
}

/** Each in turn, whether or not the one before succeeded. */
export async function inTurn(...checks) {
  const good = [];
  for (const check of checks) good.push(await check());
  return good;
}
