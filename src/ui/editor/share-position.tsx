import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { makeTextLink } from '../../store/saves/share-link.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { TextArea, TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';

interface SharePositionProps {
  /** Position file. */
  readonly text: string;
  readonly isBroken: boolean;
  /** The same as text notation; null for a position with faults. */
  readonly notation: string | null;
  /** It has other data than the shipped ones, which a text names and does not carry. */
  readonly hasPack: boolean;
}

/** The whole position as an address. */
export function SharePosition({ text, isBroken, notation, hasPack }: SharePositionProps) {
  const { t } = useT();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let isLeft = false;
    void makeTextLink(text).then((hash) => {
      if (!isLeft) setAddress(hash === null ? null : new URL(hash, document.location.href).href);
    });
    return () => {
      isLeft = true;
    };
  }, [text]);
  if (address === undefined) return <p className="loading-line">{t('share.making')}</p>;
  if (address === null) return <Note tone="warn">{t('share.too-long')}</Note>;
  return (
    <div className="stack">
      {isBroken ? <Note tone="warn">{t('editor.share.draft')}</Note> : null}
      <TextField
        label={t('editor.share.address')}
        hint={t('editor.share.what')}
        value={address}
        onChange={() => undefined}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <CopyButton key={address} text={() => address} label="share.copy" done="share.copied" data-autofocus />
        <span className="small">{t('share.length', { n: address.length })}</span>
      </div>
      {notation === null ? null : (
        <TextArea
          label={t('editor.notation')}
          hint={t(hasPack ? 'editor.notation.pack' : 'editor.notation.what')}
          value={notation}
          rows={6}
          readOnly
          spellCheck={false}
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
