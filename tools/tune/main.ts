import { runCommand } from '../lib/cli.ts';
import { tuneCommand } from './command.ts';

await runCommand(tuneCommand);
