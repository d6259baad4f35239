import { createContext, use } from 'react';
import type { ReactNode } from 'react';

const IsLow = createContext(false);

/** The headings inside are one level lower: under the title of a step, not of the screen. */
export const LowerCaps = ({ children }: { readonly children: ReactNode }) => <IsLow value>{children}</IsLow>;

/** The small heading of a part. */
export function Cap({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const words = { id, className: 'cap', children };
  return use(IsLow) ? <h3 {...words} /> : <h2 {...words} />;
}
