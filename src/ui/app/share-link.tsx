import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { TextField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { CopyButton } from './copy-button.tsx';
import { useLoaded } from './use-loaded.ts';

interface ShareLinkProps {
  /** Names what is shared: another key makes another link. */
  readonly of: string;
  /** The link's hash; null where it would be too long. */
  readonly make: () => Promise<string | null>;
  readonly label: string;
  readonly hint: string;
  /** Above the address, and below it. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** A link that carries a whole match or position, with a button that copies it. */
export function ShareLink({ of, make, label, hint, before, children }: ShareLinkProps) {
  const { t } = useT();
  const { value: link } = useLoaded(of, async () => ({ hash: await make() }));
  if (link === null) return <p className="loading-line">{t('share.making')}</p>;
  if (link.hash === null) return <Note tone="warn">{t('share.too-long')}</Note>;
  const address = new URL(link.hash, document.location.href).href;
  return (
    <div className="stack">
      {before}
      <TextField
        label={label}
        hint={hint}
        value={address}
        onChange={() => undefined}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <CopyButton key={address} text={() => address} label="share.copy" done="share.copied" data-autofocus />
        <span className="small">{t('share.length', { n: address.length })}</span>
      </div>
      {children}
    </div>
  );
}
