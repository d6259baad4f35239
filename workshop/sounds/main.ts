/**
 * `npm run sounds`: makes the sounds of the table and writes the two files that the app imports.
 * `npm run sounds -- --check` writes nothing and fails when a committed file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSounds } from './file.ts';

const FOLDER = join(import.meta.dirname, '../../src/ui/sound');
const MOST_BYTES = 60_000;

const [command, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (command !== undefined && command !== '--check')) {
  process.stderr.write('usage: npm run sounds [-- --check]\n');
  process.exit(2);
}

const { bytes, index } = renderSounds();
if (bytes.length > MOST_BYTES) throw new Error(`the sounds are ${bytes.length} bytes, more than ${MOST_BYTES}`);

const files = [
  { path: join(FOLDER, 'sounds.mp3'), content: Buffer.from(bytes) },
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
