/** Reads what players agreed before a match about hiding things from each other. */
import type { GameDefinition, Types } from '../../kernel/types.ts';

interface Agreement {
  readonly curtain: boolean;
  readonly computers?: object | undefined;
}

export interface Agreed<T extends Types> {
  readonly def: Pick<GameDefinition<T>, 'secrets'>;
  readonly about: Agreement;
}

export const hasPrograms = ({ about: { computers } }: { readonly about: Pick<Agreement, 'computers'> }): boolean =>
  computers !== undefined && Object.keys(computers).length > 0;

/** Returns true if one seat must not see what the other does. No agreement opens a program's hand. */
export const keepsSecrets = <T extends Types>({ def, about }: Agreed<T>): boolean =>
  def.secrets !== undefined && (about.curtain || hasPrograms({ about }));
