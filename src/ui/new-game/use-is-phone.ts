import { useLayoutSize } from '../app/layout-size.ts';

/** Below this width scenario, seats and the rest stand under each other, and the rest is folded. */
const PHONE = 899;

export const useIsPhone = (): boolean => useLayoutSize().narrow.includes(PHONE);
