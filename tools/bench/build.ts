/** A separate build for the bench, served as `npm start` does. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { serve } from '../../scripts/serve.mjs';

const FOLDER = '.cache/bench-build';

/** Builds the app with its manifest and returns the folder. Throws when the build fails. */
export function buildApp(root: string): string {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--manifest', '--outDir', FOLDER, '--emptyOutDir', '--logLevel', 'error'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the build failed');
  return join(root, FOLDER);
}

/** A file that was sent; bytes as they were transferred, compressed or not, headers included. */
export interface Sent {
  readonly path: string;
  readonly bytes: number;
}

export interface ServedBuild {
  readonly address: string;
  /** Bytes sent to a page or its service worker since the last call. */
  readonly takeSent: () => readonly Sent[];
  readonly stop: () => void;
}

/** Serves a built folder on a free port of this machine until it is stopped. */
export async function serveBuild(folder: string): Promise<ServedBuild> {
  const server = await serve(folder, { port: 0 });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  let sent: Sent[] = [];
  server.on('request', ({ url = '', socket }, response) => {
    const before = socket.bytesWritten;
    response.on('finish', () => sent.push({ path: url, bytes: socket.bytesWritten - before }));
  });
  const takeSent = (): readonly Sent[] => {
    const taken = sent;
    sent = [];
    return taken;
  };
  return { takeSent, address: `http://127.0.0.1:${address.port}/`, stop: () => void server.close() };
}
