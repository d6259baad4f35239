import { runCommand } from '../lib/cli.ts';
import { simulateCommand } from './command.ts';

await runCommand(simulateCommand);
