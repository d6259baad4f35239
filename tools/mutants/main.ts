import { runCommand } from '../lib/cli.ts';
import { mutantsCommand } from './command.ts';

await runCommand(mutantsCommand);
