import type { Line } from '../engine/kernel/types.ts';
import type { Detail } from './lab-kit.ts';

export const tell = (id: string, name: Line, value: Line): Detail => ({ id, name, value });

export const isOrNot = (is: boolean): Line => ({ key: is ? 'what-if.differs.yes' : 'what-if.differs.no' });
export const ofNumber = (n: number): Line => ({ key: 'what-if.differs.n', params: { n } });
