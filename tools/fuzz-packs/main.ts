import { runCommand } from '../lib/cli.ts';
import { fuzzPacksCommand } from './command.ts';

await runCommand(fuzzPacksCommand);
