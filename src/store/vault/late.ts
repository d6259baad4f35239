import type { Vault } from './vault.ts';

/** A vault that is still being opened: requests wait for it. */
export const lateVault = (found: Promise<Vault>): Pick<Vault, 'transact'> => ({
  transact: async (mode, body) => (await found).transact(mode, body),
});
