import { runCommand } from '../lib/cli.ts';
import { fuzzCommand } from './command.ts';

await runCommand(fuzzCommand);
