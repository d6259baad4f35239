import { runCommand } from '../lib/cli.ts';
import { mutateCommand } from './command.ts';

await runCommand(mutateCommand);
