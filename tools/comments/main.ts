/**
 * `npm run comments`: comments in the translated manner, by folder; `-- FOLDER` lists those of a folder.
 * `-- --lower` writes the counts into the allowance, which never grows.
 */
import { writeFileSync } from 'node:fs';
import { ALLOWANCE, listRiddles, readAllowance } from './read.ts';

const args = process.argv.slice(2);
const riddles = listRiddles();
const allowance = readAllowance();

if (args.includes('--lower')) {
  const lowered = [...riddles]
    .map(([folder, { length }]) => [folder, Math.min(length, allowance[folder] ?? 0)] as const)
    .filter(([, count]) => count > 0);
  writeFileSync(ALLOWANCE, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}

const folders = args.filter((arg) => !arg.startsWith('--'));
for (const [folder, list] of riddles) {
  if (folders.some((one) => folder.startsWith(one))) {
    for (const { file, line, text, found } of list) console.log(`${file}:${line} [${found.join(', ')}] ${text}`);
  } else if (folders.length === 0 && (list.length > 0 || (allowance[folder] ?? 0) > 0)) {
    console.log(`${String(list.length).padStart(5)} of ${allowance[folder] ?? 0} ${folder}`);
  }
}
if (folders.length === 0) console.log(`${[...riddles.values()].flat().length} in all`);
