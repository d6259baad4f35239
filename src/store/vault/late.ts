import type { Vault } from './vault.ts';

/** A vault that is still being looked for: what is asked of it waits. */
export const lateVault = (found: Promise<Vault>): Pick<Vault, 'transact'> => ({
  transact: async (mode, body) => (await found).transact(mode, body),
});
