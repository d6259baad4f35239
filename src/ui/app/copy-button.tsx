import { useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../parts/button.tsx';
import type { ButtonProps } from '../parts/button.tsx';
import { writeClipboard } from './clipboard.ts';
import type { ToCopy } from './clipboard.ts';

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon'> {
  /** Read when it is pressed; null where there is nothing to copy. */
  readonly text: () => string | null;
  readonly done: ToCopy['done'];
  readonly label: ToCopy['title'];
  readonly 'data-autofocus'?: boolean;
}

/**
 * Copies a text and says so where the button is: seen on it and heard from inside its dialog, since a reader hears
 * nothing from outside an open one.
 */
export function CopyButton({ text, done, label, ...look }: CopyButtonProps) {
  const { t } = useT();
  const [copied, setCopied] = useState<{ readonly text: string; readonly times: number } | null>(null);
  const copy = async () => {
    const now = text();
    if (now === null) return;
    const isDone = await writeClipboard({ text: now, done, title: label });
    setCopied((before) => (isDone ? { text: now, times: (before?.times ?? 0) + 1 } : null));
  };
  return (
    <>
      <Button {...look} onClick={() => void copy()}>
        {t(copied === null ? label : done)}
      </Button>
      <span className="visually-hidden" role="status">
        {copied === null ? null : <span key={copied.times}>{t(done)}</span>}
      </span>
    </>
  );
}
