import { runCommand } from '../lib/cli.ts';
import { fitCommand } from './command.ts';

await runCommand(fitCommand);
