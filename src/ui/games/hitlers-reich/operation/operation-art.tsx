import { memo } from 'react';
import type { OperationId } from './operation-in.ts';

/** The scene behind the name of an operation, as a background, so that it adds no shapes to the page. */
export const OperationArt = memo(function OperationArt({ of }: { readonly of: Exclude<OperationId, 'push'> }) {
  return <span className="absolute operation__art" data-art={of} aria-hidden="true" />;
});
