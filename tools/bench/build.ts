/** A build of the app made only for the bench, beside `dist`, and a server for it. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const FOLDER = '.cache/bench-build';
const PORT = 4197;
const PATIENCE_MS = 30_000;

const viteOf = (root: string): string => join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** Builds the app with its manifest and returns the folder. Throws when the build fails. */
export function buildApp(root: string): string {
  const args = [viteOf(root), 'build', '--manifest', '--outDir', FOLDER, '--emptyOutDir', '--logLevel', 'error'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the build failed');
  return join(root, FOLDER);
}

export interface Served {
  readonly address: string;
  readonly stop: () => void;
}

/** Serves a built folder on this machine until it is stopped. */
export async function serveBuild(root: string, folder: string): Promise<Served> {
  const args = ['preview', '--outDir', folder, '--host', '127.0.0.1', '--port', String(PORT), '--strictPort'];
  const server = spawn(process.execPath, [viteOf(root), ...args], { cwd: root, stdio: ['ignore', 'ignore', 2] });
  const address = `http://127.0.0.1:${PORT}/`;
  const stop = () => void server.kill();
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS;) {
    // Another server on that port would answer for an app that is not ours.
    if (server.exitCode !== null) throw new Error(`port ${PORT} cannot be used`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return { address, stop };
    await new Promise((done) => setTimeout(done, 200));
  }
  stop();
  throw new Error('the built app is not served');
}
