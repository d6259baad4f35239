import { runCommand } from '../lib/cli.ts';
import { readingsCommand } from './command.ts';

await runCommand(readingsCommand);
