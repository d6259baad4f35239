import { createContext, memo, use, type ReactNode } from 'react';

const IsLow = createContext(false);

/** Lowers the headings inside by one level, for parts below the title of a step. */
export const LowerCaps = ({ children }: { readonly children: ReactNode }) => <IsLow value>{children}</IsLow>;

export const Cap = memo(({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const words = { id, className: 'cap', children };
  return use(IsLow) ? <h3 {...words} /> : <h2 {...words} />;
});
Cap.displayName = 'Cap';
