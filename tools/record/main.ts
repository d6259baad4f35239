import { runCommand } from '../lib/cli.ts';
import { recordCommand } from './command.ts';

await runCommand(recordCommand);
