import type { Line } from '../engine/kernel/types.ts';
import type { Key, ParamsFor } from '../i18n/catalogue.ts';

/** A sentence with its parameters; an unknown key or parameter does not compile. */
export function words<K extends Key>(
  key: K,
  ...[params]: keyof ParamsFor<K> extends never ? [] : [params: ParamsFor<K>]
): Line {
  return params ? { key, params: { ...(params as Readonly<Record<string, string | number>>) } } : { key };
}
