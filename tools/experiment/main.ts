import { runCommand } from '../lib/cli.ts';
import { experimentCommand } from './command.ts';

await runCommand(experimentCommand);
