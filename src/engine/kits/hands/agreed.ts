/** Reads what players agreed before a match about hiding things from each other. */
import type { GameDefinition, Types } from '../../kernel/types.ts';

interface Agreement {
  readonly curtain: boolean;
  readonly computers?: object | undefined;
}

export const hasPrograms = ({ computers }: Pick<Agreement, 'computers'>): boolean =>
  computers !== undefined && Object.keys(computers).length > 0;

/** Returns true if one seat must not see what the other does. No agreement opens a program's hand. */
export const keepsSecrets = <T extends Types>(def: Pick<GameDefinition<T>, 'secrets'>, about: Agreement): boolean =>
  def.secrets !== undefined && (about.curtain || hasPrograms(about));
