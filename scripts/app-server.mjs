/** `npm start`: installs what is missing, builds what is stale, serves the app and opens a browser where there is one. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuild } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { serve } from './serve.mjs';

const DEFAULT_PORT = 4270;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

function readArguments() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } } });
    const port = values.port === undefined ? null : Number(values.port);
    if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536)) throw new Error('not a port');
    return { port, open: !values['no-open'] };
  } catch {
    console.error('Usage: npm start -- [--port NUMBER] [--no-open]');
    process.exit(2);
  }
}

/** Opens the address with the system's opener; silent where there is no screen or no opener. */
function openBrowser(address) {
  const { platform, env } = process;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, ...args] =
    platform === 'darwin' ? ['open'] : platform === 'win32' ? ['cmd', '/c', 'start', '""'] : ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

const { port, open } = readArguments();
ensureDependencies(root);
ensureBuild(root);
try {
  const used = await serve(join(root, 'dist'), port ?? DEFAULT_PORT, port !== null);
  const address = `http://127.0.0.1:${used}/`;
  console.log(`Fronts is at ${address}  (Ctrl+C ends it)`);
  if (open) openBrowser(address);
} catch (error) {
  console.error(`Port ${port} cannot be used: ${error.message}`);
  process.exit(1);
}
