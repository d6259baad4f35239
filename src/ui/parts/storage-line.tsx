import type { ReactNode } from 'react';
import Check from '@lucide/icons/icons/check';
import Info from '@lucide/icons/icons/info';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import './storage-line.css';
import { drawIcon } from './icon.tsx';

/** `safe` only after the write; `care` is saved with a limit; `lost` is not saved. */
export type StorageTone = 'safe' | 'care' | 'lost' | 'quiet';

const SIGNS = { safe: Check, care: Info, lost: TriangleAlert, quiet: Info } as const;

export interface StorageLineProps {
  readonly tone: StorageTone;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

export function StorageLine({ tone, children, actions }: StorageLineProps) {
  return (
    <div className={`row small storage-line storage-line--${tone}`}>
      {drawIcon(SIGNS[tone], 18)}
      <p className="grow">{children}</p>
      {actions}
    </div>
  );
}
