import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir, type NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inAddress, listAddresses, namesOf, tellAddresses } from '../../scripts/host-names.mjs';
import { serve, tryPort } from '../../scripts/serve.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const folder = mkdtempSync(join(tmpdir(), 'fronts-serve-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), '<p>Fronts</p>');
  writeFileSync(join(folder, 'site', 'letters.txt'), LETTERS);
  writeFileSync(join(folder, 'site', 'empty.txt'), '');
  writeFileSync(join(folder, 'site', 'letters.txt.br'), 'small');
  writeFileSync(join(folder, 'site', 'letters.txt.gz'), 'smaller');
  writeFileSync(join(folder, 'outside.txt'), 'nobody reads this');
  server = await serve(join(folder, 'site'), { port: 0 });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const portOf = (of: Server): number => {
  const address = of.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks as a browser would; unlike `fetch` it may send any `Host`. */
const ask = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { method = 'GET', of = server }: { readonly method?: string; readonly of?: Server } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: portOf(of), path, method, headers }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on('error', reject).end();
  });

describe('the name that a request is sent to', () => {
  it.each(['127.0.0.1', '127.0.0.1:4270', 'localhost:1', 'LOCALHOST', '[::1]', '[::1]:4270'])(
    'answers under %s',
    async (host) => {
      expect(await ask('/', { host })).toMatchObject({ status: 200, text: '<p>Fronts</p>' });
    },
  );

  it.each(['evil.example', '127.0.0.1.evil.example:4270', 'localhost@evil.example', '127.0.0.2', '::1', '0.0.0.0'])(
    'answers 421 to "%s", and shows nothing',
    async (host) => {
      const { status, text, headers } = await ask('/', { host });
      expect({ status, text }).toEqual({ status: 421, text: 'This server answers under its own names only\n' });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    },
  );

  it('answers under the host it was given, and not under another', async () => {
    const of = await serve(join(folder, 'site'), { port: 0, host: '127.0.0.3' }).catch(() => null);
    // Only 127.0.0.1 itself can be listened on where the system has no more loopback addresses.
    const local = of ?? (await serve(join(folder, 'site'), { port: 0, host: 'localhost' }));
    const given = of ? '127.0.0.3' : 'localhost';
    const port = portOf(local);
    const statusOf = (host: string) =>
      new Promise((resolve, reject) => {
        request({ host: given, port, headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect([await statusOf(`${given}:${port}`), await statusOf('evil.example')]).toEqual([200, 421]);
    local.close();
  });

  it('writes an IPv6 address in brackets', () => {
    expect(['::1', '[::1]', '127.0.0.1', 'table.local'].map(inAddress)).toEqual([
      '[::1]',
      '[::1]',
      '127.0.0.1',
      'table.local',
    ]);
  });

  const network = {
    lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
    wlan: [
      { address: 'FE80::1%wlan', family: 'IPv6', internal: false },
      { address: '192.168.1.5', family: 'IPv4', internal: false },
    ],
  } as unknown as NodeJS.Dict<NetworkInterfaceInfo[]>;
  it.each([
    ['0.0.0.0', ['192.168.1.5']],
    ['::', ['192.168.1.5', '[fe80::1]']],
    ['[::]', ['192.168.1.5', '[fe80::1]']],
    ['192.168.1.5', []],
  ])('lists what %s listens on in the network', (host, addresses) => {
    expect(listAddresses(host, network)).toEqual(addresses);
  });

  it('answers under each address of this machine where it listens on all, and under no foreign name', async () => {
    const of = await serve(join(folder, 'site'), { port: 0, host: '0.0.0.0' });
    const port = portOf(of);
    for (const name of namesOf('0.0.0.0'))
      expect((await ask('/', { host: `${name}:${port}` }, { of })).status).toBe(200);
    for (const name of ['0.0.0.0', 'evil.example', '8.8.8.8'])
      expect((await ask('/', { host: name }, { of })).status).toBe(421);
    of.close();
  });

  it('tells each address, and that anyone in the network can open it', () => {
    expect(tellAddresses('0.0.0.0', 4270, network)).toEqual([
      'Fronts is at http://127.0.0.1:4270/  (Ctrl+C ends it)',
      'In the network it is at http://192.168.1.5:4270/',
      'Anyone in the network can open it. Each browser keeps its own matches.',
    ]);
    expect(tellAddresses('127.0.0.1', 4270, network)).toEqual([
      'Fronts is at http://127.0.0.1:4270/  (Ctrl+C ends it)',
    ]);
  });

  it('npm start takes no host without a name', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', '--no-open', '--host='], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toContain('--host NAME OR ADDRESS OF THIS MACHINE');
  });
});

describe('parts of a file', () => {
  const partOf = (range: string, more: Readonly<Record<string, string>> = {}) =>
    ask('/letters.txt', { range, ...more });

  it.each([
    ['bytes=0-4', 'abcde', '0-4'],
    ['bytes=5-5', 'f', '5-5'],
    ['bytes=20-', 'uvwxyz', '20-25'],
    ['bytes=20-999', 'uvwxyz', '20-25'],
    ['bytes=-3', 'xyz', '23-25'],
    ['bytes=-999', LETTERS, '0-25'],
  ])('%s gives 206 with that part', async (range, text, place) => {
    const { status, headers, text: got } = await partOf(range);
    expect({ status, got }).toEqual({ status: 206, got: text });
    expect(headers['content-range']).toBe(`bytes ${place}/26`);
    expect(headers['content-length']).toBe(String(text.length));
    expect(headers['content-type']).toContain('text/plain');
  });

  it.each(['bytes=26-', 'bytes=99-120', 'bytes=-0'])(
    '%s lies outside of the file: 416 with its size',
    async (range) => {
      const { status, headers } = await partOf(range);
      expect({ status, range: headers['content-range'] }).toEqual({ status: 416, range: 'bytes */26' });
    },
  );

  it('a part of an empty file is outside of it', async () => {
    expect(await ask('/empty.txt', { range: 'bytes=0-' })).toMatchObject({ status: 416 });
    expect(await ask('/empty.txt')).toMatchObject({ status: 200, text: '' });
  });

  it.each(['bytes=0-1,4-5', 'bytes=4-1', 'bytes=-', 'bytes=x-2', 'lines=0-4', ''])(
    'what is no single range of bytes is ignored: "%s"',
    async (range) => {
      expect(await partOf(range)).toMatchObject({ status: 200, text: LETTERS });
    },
  );

  it('a file says that it can be had in parts, and HEAD weighs all of it', async () => {
    const { status, headers, text } = await ask('/letters.txt', { range: 'bytes=0-4' }, { method: 'HEAD' });
    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect([headers['accept-ranges'], headers['content-length']]).toEqual(['bytes', '26']);
  });

  it('If-Range gives the part of the same file, and all of a changed one', async () => {
    const tag = (await ask('/letters.txt')).headers.etag ?? '';
    expect(tag).toMatch(/^".+"$/);
    expect(await partOf('bytes=0-4', { 'if-range': tag })).toMatchObject({ status: 206, text: 'abcde' });
    writeFileSync(join(folder, 'site', 'letters.txt'), LETTERS.toUpperCase() + LETTERS);
    const after = await partOf('bytes=0-4', { 'if-range': tag });
    expect(after).toMatchObject({ status: 200, text: LETTERS.toUpperCase() + LETTERS });
    expect(after.headers.etag).not.toBe(tag);
    writeFileSync(join(folder, 'site', 'letters.txt'), LETTERS);
    expect(await partOf('bytes=0-4', { 'if-range': 'Mon, 23 Nov 2026 07:00:00 GMT' })).toMatchObject({ status: 200 });
  });

  it('a copy that is still good is not sent again', async () => {
    const tag = (await ask('/letters.txt')).headers.etag ?? '';
    expect(await ask('/letters.txt', { 'if-none-match': `"other", ${tag}` })).toMatchObject({ status: 304, text: '' });
    expect(await ask('/letters.txt', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
  });
});

it.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/.sources', '/nothing', '/%E0%A4%A'])(
  'nothing outside of the folder is served: %s',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404 });
  },
);

it('only GET and HEAD are answered', async () => {
  expect(await ask('/', {}, { method: 'POST' })).toMatchObject({ status: 405 });
});

describe('copies that the build compressed', () => {
  it.each([
    ['gzip, deflate, br', 'br', 'small'],
    ['br;q=1.0, gzip;q=0.8', 'br', 'small'],
    ['GZIP', 'gzip', 'smaller'],
    ['br;q=0, gzip', 'gzip', 'smaller'],
    ['br;q=0.0', undefined, LETTERS],
    ['brotli', undefined, LETTERS],
    ['', undefined, LETTERS],
  ])('for %j', async (accepted, coding, text) => {
    const answer = await ask('/letters.txt', { 'accept-encoding': accepted });
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(text.length),
    });
  });

  it('are not sent where there are none, nor for a part', async () => {
    const whole = await ask('/empty.txt', { 'accept-encoding': 'br' });
    expect(whole.headers['content-encoding']).toBeUndefined();
    const part = await ask('/letters.txt', { 'accept-encoding': 'br', range: 'bytes=0-2' });
    expect(part).toMatchObject({ status: 206, text: 'abc' });
    expect(part.headers['content-encoding']).toBeUndefined();
  });

  it('are told apart from the file by their tags', async () => {
    const [file, copy] = await Promise.all([ask('/letters.txt'), ask('/letters.txt', { 'accept-encoding': 'br' })]);
    expect(copy.headers.etag).not.toBe(file.headers.etag);
    const again = await ask('/letters.txt', { 'accept-encoding': 'br', 'if-none-match': copy.headers.etag ?? '' });
    expect(again.status).toBe(304);
  });
});

/** Files of a folder that this process has open; where the system tells. */
const openUnder = (path: string): number =>
  existsSync('/proc/self/fd')
    ? readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(path);
        } catch {
          return false;
        }
      }).length
    : 0;

describe('a download that is broken off', () => {
  it('leaves no file open', async () => {
    const site = join(folder, 'site');
    writeFileSync(join(site, 'large.txt'), 'x'.repeat(4_000_000));
    for (let n = 0; n < 5; n++)
      await new Promise<void>((resolve) => {
        const sent = request({ host: '127.0.0.1', port: portOf(server), path: '/large.txt' }, (response) =>
          response.once('data', () => sent.destroy()),
        );
        sent.on('close', resolve).on('error', () => undefined);
        sent.end();
      });
    await expect.poll(() => openUnder(site)).toBe(0);
  });
});

describe('a port', () => {
  it('is tried before anything is built, and is free again', async () => {
    await expect(tryPort({ port: portOf(server) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const free = await serve(folder, { port: 0 });
    const port = portOf(free);
    await new Promise((resolve) => free.close(resolve));
    await tryPort({ port });
    await tryPort({ port });
  });
});
