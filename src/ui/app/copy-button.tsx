import { useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Button, type ButtonProps } from '../parts/button.tsx';
import { writeClipboard, type ToCopy } from './clipboard.ts';

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon'> {
  /** Runs when pressed; null if there is nothing to copy. */
  readonly text: () => string | null;
  readonly done: ToCopy['done'];
  readonly label: ToCopy['title'];
  readonly 'data-autofocus'?: boolean;
}

/** Confirms the copy on the button itself: inside an open dialog, a reader hears nothing from outside it. */
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
