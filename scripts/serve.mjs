import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { CONTENT_SECURITY_POLICY } from './csp.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** File for a request path inside `folder`, or null: nothing outside of it is ever served. */
function fileFor(folder, url) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname));
  } catch {
    return null;
  }
  const file = join(folder, path.endsWith(sep) ? join(path, 'index.html') : path);
  if (!file.startsWith(folder + sep) || file.includes(`${sep}.`)) return null;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

function answer(folder, request, response) {
  const headers = {
    'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(folder, request.url ?? '/');
  if (!file) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const named = file.includes(`${sep}assets${sep}`);
  response.writeHead(200, {
    ...headers,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(file).size,
    'Cache-Control': named ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

/**
 * Serves `folder` on 127.0.0.1. Without `strict` the next free port is taken when `port` is busy.
 * @returns {Promise<number>} the port in use
 */
export function serve(folder, port, strict) {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(folder, request, response));
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' && !strict && port < 65_000) resolve(serve(folder, port + 1, false));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(port));
  });
}
