import { useState } from 'react';
import Archive from 'lucide-react/icons/archive';
import { useT } from '../../i18n/use-t.tsx';
import { later } from '../app/later.tsx';
import { Button } from '../parts/button.tsx';

// What reads all that is kept is fetched with the first press.
const BackupDialog = later(() => import('./backup-dialog.tsx').then((part) => part.BackupDialog), null);

/** Everything that this device keeps, as one file. */
export function BackupButton() {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Archive} size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('storage.backup')}
      </Button>
      {isOpen ? <BackupDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
