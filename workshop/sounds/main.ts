/**
 * `npm run sounds`: makes the sounds of the table anew and writes the two files that the app imports.
 * `npm run sounds -- --check` writes nothing and fails when a committed file differs;
 * `npm run sounds -- --listen FOLDER` writes each as a WAV file besides, to be listened to.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../src/ui/sound/adpcm.ts';
import { renderSounds } from './file.ts';
import { wavOf } from './wav.ts';

const FOLDER = join(import.meta.dirname, '../../src/ui/sound');
const MOST_BYTES = 60_000;

const [command, folder, ...rest] = process.argv.slice(2);
const isKnown =
  rest.length === 0 &&
  (command === undefined || (command === '--check' && folder === undefined) || (command === '--listen' && folder));
if (!isKnown) {
  process.stderr.write('usage: npm run sounds [-- --check | -- --listen FOLDER]\n');
  process.exit(2);
}

const { bytes, index } = renderSounds();
if (bytes.length > MOST_BYTES) throw new Error(`the sounds are ${bytes.length} bytes, more than ${MOST_BYTES}`);

const files = [
  { path: join(FOLDER, 'sounds.bin'), content: Buffer.from(bytes) },
  { path: join(FOLDER, 'sounds.json'), content: Buffer.from(index) },
];
for (const { path, content } of files) {
  const isSame = command === '--check' && content.equals(readFileSync(path));
  if (command !== '--check') writeFileSync(path, content);
  else if (!isSame) process.exitCode = 1;
  process.stdout.write(
    `${command === '--check' ? (isSame ? 'same' : 'differs') : 'written'} ${path} ${content.length}\n`,
  );
}

if (command === '--listen' && folder !== undefined) {
  const { rate, places } = JSON.parse(index) as {
    rate: number;
    places: Record<string, { from: number; samples: number }>;
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, { from, samples }] of Object.entries(places))
    writeFileSync(join(folder, `${name}.wav`), wavOf(decode(bytes.subarray(from), samples), rate));
}
