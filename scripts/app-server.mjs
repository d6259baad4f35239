/** `npm start`: installs what is missing, builds what is stale, serves the app and opens a browser where there is one. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuild } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { openedAt, tellAddresses } from './host-names.mjs';
import { serve, tryPort } from './serve.mjs';
import { ensureWords } from './words.mjs';

const DEFAULT_PORT = 4270;
const DEFAULT_HOST = '127.0.0.1';
const root = dirname(dirname(fileURLToPath(import.meta.url)));

function readArguments() {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' }, 'no-open': { type: 'boolean' } };
    const { values } = parseArgs({ options });
    const port = values.port === undefined ? null : Number(values.port);
    if (port !== null && !(Number.isInteger(port) && port > 0 && port < 65_536)) throw new Error('not a port');
    const host = values.host ?? DEFAULT_HOST;
    if (host === '') throw new Error('no host');
    return { port, host, open: !values['no-open'] };
  } catch {
    console.error(
      'Usage: npm start -- [--port NUMBER] [--host NAME OR ADDRESS OF THIS MACHINE, OR 0.0.0.0 FOR ALL] [--no-open]',
    );
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
const strict = port !== null;
try {
  // Fails early: a mistyped address or a running app is reported before minutes of installing and building.
  await tryPort({ port: port ?? DEFAULT_PORT, host, strict });
  ensureDependencies(root);
  // The compiled words are among the sources whose age decides whether to build.
  await ensureWords();
  ensureBuild(root);
  const server = await serve(join(root, 'dist'), { port: port ?? DEFAULT_PORT, host, strict });
  const at = server.address().port;
  console.log(tellAddresses(host, at).join('\n'));
  if (open) openBrowser(openedAt(host, at));
} catch (error) {
  console.error(`${host}:${port ?? DEFAULT_PORT} cannot be used: ${error.message}`);
  process.exit(1);
}
