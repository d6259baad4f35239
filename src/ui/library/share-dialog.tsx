import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';

export interface ShareDialogProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The whole match as an address. It says what the address carries, and that no server sees it. */
export function ShareDialog({ id, open, onClose }: ShareDialogProps) {
  const { t } = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('share.title')}>
      <ShareBox id={id} />
    </Dialog>
  );
}

type Link =
  | { readonly status: 'making' }
  | { readonly status: 'too-long' }
  | { readonly status: 'ready'; readonly address: string };

function ShareBox({ id }: { readonly id: string }) {
  const { t } = useT();
  const link = useShareLink(id);
  if (link.status === 'making') return <p className="loading-line">{t('share.making')}</p>;
  if (link.status === 'too-long') return <Note tone="warn">{t('share.too-long')}</Note>;
  return (
    <div className="stack">
      <TextField
        label={t('share.address')}
        hint={t('share.what')}
        value={link.address}
        onChange={() => undefined}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <CopyButton text={() => link.address} label="share.copy" done="share.copied" data-autofocus />
        <span className="small">{t('share.length', { n: link.address.length })}</span>
      </div>
    </div>
  );
}

function useShareLink(id: string): Link {
  const shareLink = useLibrary((library) => library.shareLink);
  const [link, setLink] = useState<Link>({ status: 'making' });
  useEffect(() => {
    let stale = false;
    void shareLink(id).then((hash) => {
      if (stale) return;
      setLink(
        hash === null
          ? { status: 'too-long' }
          : { status: 'ready', address: new URL(hash, document.location.href).href },
      );
    });
    return () => {
      stale = true;
    };
  }, [id, shareLink]);
  return link;
}
