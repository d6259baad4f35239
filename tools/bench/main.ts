import { runCommand } from '../lib/cli.ts';
import { benchCommand } from './command.ts';

await runCommand(benchCommand);
