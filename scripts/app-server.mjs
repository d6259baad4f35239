/** `npm start`: installs what is missing, builds what is stale, serves the app and opens a browser where there is one. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuild } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { inAddress, serve } from './serve.mjs';

const DEFAULT_PORT = 4270;
const DEFAULT_HOST = '127.0.0.1';
/** They listen everywhere and are not host names: requests could not be distinguished from foreign ones. */
const ANYWHERE = ['', '0.0.0.0', '::', '[::]'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));

function readArguments() {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' }, 'no-open': { type: 'boolean' } };
    const { values } = parseArgs({ options });
    const port = values.port === undefined ? null : Number(values.port);
    if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536)) throw new Error('not a port');
    const host = values.host ?? DEFAULT_HOST;
    if (ANYWHERE.includes(host)) throw new Error('not one host');
    return { port, host, open: !values['no-open'] };
  } catch {
    console.error('Usage: npm start -- [--port NUMBER] [--host NAME OR ADDRESS OF THIS MACHINE] [--no-open]');
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

const { port, host, open } = readArguments();
ensureDependencies(root);
ensureBuild(root);
try {
  const strict = port !== null;
  const server = await serve(join(root, 'dist'), { port: port ?? DEFAULT_PORT, host, strict });
  const address = `http://${inAddress(host)}:${server.address().port}/`;
  console.log(`Fronts is at ${address}  (Ctrl+C ends it)`);
  if (open) openBrowser(address);
} catch (error) {
  console.error(`${host}:${port ?? DEFAULT_PORT} cannot be used: ${error.message}`);
  process.exit(1);
}
