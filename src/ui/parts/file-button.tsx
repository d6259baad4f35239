import { useRef } from 'react';
import { Button } from './button.tsx';
import type { IconShape } from './icon.tsx';

interface FileButtonProps {
  readonly icon: IconShape;
  readonly label: string;
  /** Has the form of `<input accept>`. */
  readonly accept: string;
  readonly wide?: boolean;
  readonly onFile: (file: File) => void;
}

/** The same file can be chosen twice in a row. */
export function FileButton({ icon, label, accept, wide = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button wide={wide} icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
