import { runCommand } from '../lib/cli.ts';
import { ladderCommand } from './command.ts';

await runCommand(ladderCommand);
