import { runCommand } from '../lib/cli.ts';
import { balanceCommand } from './command.ts';

await runCommand(balanceCommand);
