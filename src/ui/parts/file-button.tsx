import { useRef } from 'react';
import { Button } from './button.tsx';
import type { IconShape } from './icon.tsx';

interface FileButtonProps {
  readonly icon: IconShape;
  readonly label: string;
  /** Endings and kinds of the files that are offered first, as `<input accept>` has them. */
  readonly accept: string;
  readonly wide?: boolean;
  readonly onFile: (file: File) => void;
}

/** Opens the file chooser of the device. The same file can be chosen twice. */
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
