import { useRef } from 'react';
import Download from '@lucide/icons/icons/download';
import { useT } from '../../i18n/use-t.tsx';
import { openImport, SAVE_FILES } from '../library/import-store.ts';
import { drawIcon } from '../parts/icon.tsx';

/** Says that files can be dropped anywhere, and opens the file chooser. */
export function DropZone() {
  const { t } = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="line rounded full at-start gap-14 drop-zone"
        onClick={() => input.current?.click()}
      >
        {drawIcon(Download)}
        <span className="link-row__text">
          <span>{t('home.drop')}</span>
          <small>{t('home.drop.what')}</small>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={SAVE_FILES}
        aria-label={t('import.choose')}
        onChange={(event) => {
          openImport({ files: [...(event.target.files ?? [])] });
          event.target.value = '';
        }}
      />
    </>
  );
}
