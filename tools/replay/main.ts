import { runCommand } from '../lib/cli.ts';
import { replayCommand } from './command.ts';

await runCommand(replayCommand);
