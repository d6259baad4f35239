/** What players have agreed on before a match about what they hide from each other. */
import type { GameDefinition, Types } from '../../kernel/types.ts';

/** As a save has it of a match. */
interface Agreement {
  readonly curtain: boolean;
  readonly computers?: object | undefined;
}

/** Whether a program plays a seat. */
export const hasPrograms = ({ computers }: Pick<Agreement, 'computers'>): boolean =>
  computers !== undefined && Object.keys(computers).length > 0;

/** Whether one seat must not see what the other does. What a program holds is never laid open by agreement. */
export const keepsSecrets = <T extends Types>(def: Pick<GameDefinition<T>, 'hasSecrets'>, about: Agreement): boolean =>
  def.hasSecrets && (about.curtain || hasPrograms(about));
