import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream';
import { extname, join, normalize, sep } from 'node:path';
import { readRange } from './byte-range.mjs';
import { CONTENT_SECURITY_POLICY } from './csp.mjs';
import { namesOf, toListen } from './host-names.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const TEXT = { 'Content-Type': TYPES['.txt'] };

const HEADERS = {
  'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** A foreign page whose name was pointed at this machine asks under that name (DNS rebinding): it gets nothing. */
function isNamed(header, names) {
  const [, name = ''] = /^(\[[0-9a-f:.]+\]|[^:@/\s]+)(?::\d+)?$/i.exec(header ?? '') ?? [];
  return names.includes(name.toLowerCase());
}

/** File for a request path inside `folder`, or null: nothing outside it is ever served. */
function fileFor(folder, url) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname));
  } catch {
    return null;
  }
  const file = join(folder, path.endsWith(sep) ? join(path, 'index.html') : path);
  if (!file.startsWith(folder + sep) || path.includes(`${sep}.`)) return null;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/** Compressed copies that the build wrote, smallest first. */
const CODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** True if an `Accept-Encoding` accepts a coding; `br;q=0` and names that only begin like it do not. */
const takes = (accepted, name) =>
  accepted.split(',').some((one) => {
    const [coding, ...rest] = one.split(';').map((part) => part.trim().toLowerCase());
    return coding === name && !rest.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });

/** The compressed copy that the browser takes, or the file itself. A part is counted in bytes of the file itself. */
function copyOf(file, { 'accept-encoding': accepted = '', range }) {
  const coding =
    range === undefined && CODINGS.find(({ name, ending }) => takes(accepted, name) && existsSync(file + ending));
  return coding ? { sent: file + coding.ending, coding: coding.name } : { sent: file, coding: null };
}

/** Sends a file whole, or the requested part, or the reply that the browser's copy is still valid. */
function send(file, { method, headers: asked }, response) {
  const { sent, coding } = copyOf(file, asked);
  const { size, mtimeMs } = statSync(sent);
  const tag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const headers = {
    ...HEADERS,
    'Accept-Ranges': 'bytes',
    Vary: 'Accept-Encoding',
    ...(coding === null ? {} : { 'Content-Encoding': coding }),
    'Cache-Control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  };
  if (asked['if-none-match']?.split(',').some((one) => one.trim() === tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const isSameFile = asked['if-range'] === undefined || asked['if-range'] === tag;
  const range = method === 'GET' && isSameFile ? readRange(asked.range, size) : 'all';
  if (range === 'none') {
    response.writeHead(416, { ...headers, ...TEXT, 'Content-Range': `bytes */${size}` }).end('No such part\n');
    return;
  }
  const part = range === 'all' ? { start: 0, end: size - 1 } : range;
  response.writeHead(range === 'all' ? 200 : 206, {
    ...headers,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': part.end - part.start + 1,
    ...(range === 'all' ? {} : { 'Content-Range': `bytes ${part.start}-${part.end}/${size}` }),
  });
  if (method === 'HEAD' || size === 0) response.end();
  // Both ends are closed whichever fails: a download that is broken off leaves no file open.
  else pipeline(createReadStream(sent, part), response, () => undefined);
}

function answer(folder, host, request, response) {
  if (!isNamed(request.headers.host, namesOf(host))) {
    response.writeHead(421, { ...HEADERS, ...TEXT }).end('This server answers under its own names only\n');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(folder, request.url ?? '/');
  if (file) send(file, request, response);
  else response.writeHead(404, { ...HEADERS, ...TEXT }).end('Not found\n');
}

/**
 * Serves `folder` on `host`, and answers only to that name and those of this machine; on `0.0.0.0` or `::` to all of its
 * addresses.
 * Without `strict` the next free port is taken when `port` is busy.
 * @returns {Promise<import('node:http').Server>} the server, listening
 */
export function serve(folder, { port, host = '127.0.0.1', strict = true }) {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(folder, host, request, response));
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && !strict && port < 65_000)
        resolve(serve(folder, { port: port + 1, host, strict }));
      else reject(error);
    });
    server.listen(port, toListen(host), () => resolve(server));
  });
}

/** Listens for a moment: rejects where `serve` could not. */
export async function tryPort({ port, host = '127.0.0.1', strict = true }) {
  const server = await serve('', { port, host, strict });
  await new Promise((resolve) => server.close(resolve));
}
