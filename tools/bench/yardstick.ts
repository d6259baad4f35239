/** A fixed piece of work, run in turn with what is measured: figures of different machines compare as ratios to it. */
import { spawnSync } from 'node:child_process';
import { UsageError } from '../lib/cli.ts';

/** Actions a second of processor time, measured for so many seconds. */
export type Yardstick = (seconds: number) => number;

/** `file` is a program that takes seconds as its argument and prints an object with `actionsPerSecond`. */
export const yardstickOf =
  (file: string): Yardstick =>
  (seconds) => {
    const { status, stdout } = spawnSync(process.execPath, [file, String(seconds)], { encoding: 'utf8' });
    const found: unknown = status === 0 ? JSON.parse(stdout) : null;
    if (typeof found === 'object' && found !== null && 'actionsPerSecond' in found) {
      const { actionsPerSecond } = found;
      if (typeof actionsPerSecond === 'number' && actionsPerSecond > 0) return actionsPerSecond;
    }
    throw new UsageError(`--yardstick ${file} prints no actionsPerSecond`);
  };
