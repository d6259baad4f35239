import { runCommand } from '../lib/cli.ts';
import { dumpCommand } from './command.ts';

await runCommand(dumpCommand);
