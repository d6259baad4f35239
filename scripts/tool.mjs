/** `npm run bench` and all other tools: compiles the words, then runs `tools/<name>/main.ts` with the given arguments. */
import { spawn } from 'node:child_process';
import { bin, root } from './run.mjs';
import { ensureWords } from './words.mjs';

const [name, ...args] = process.argv.slice(2);
await ensureWords();
const tool = spawn(process.execPath, [...bin('tsx', 'dist/cli.mjs').slice(1), `tools/${name}/main.ts`, ...args], {
  cwd: root,
  stdio: 'inherit',
});
// A terminal interrupts both processes; this one stays until the tool has written its report.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => tool.kill('SIGTERM'));
tool.on('close', (code) => process.exit(code ?? 1));
