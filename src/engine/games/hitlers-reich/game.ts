import type { Nodes } from '../../kernel/types.ts';
import type { Tables } from './tables.ts';
import type { HrTypes } from './types.ts';

export interface Game {
  readonly tables: Tables;
  readonly nodes: Nodes<HrTypes>;
}
