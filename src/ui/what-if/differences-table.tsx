import { useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import type { Difference } from './differences.ts';

interface DifferencesTableProps {
  readonly list: readonly Difference[];
  /** The letter of the line that is held against A. */
  readonly letter: string;
}

/** A button with the number of differences; a press shows them all, A beside the other line. */
export function DifferencesTable({ list, letter }: DifferencesTableProps) {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('what-if.differs.all', { n: list.length })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('what-if.differs.title', { line: letter })}
        look="wide"
      >
        <table className="full what-differs">
          <thead>
            <tr>
              <th scope="col">{t('what-if.differs.what')}</th>
              <th scope="col">
                <b className="what-mark what-mark--match">A</b>
              </th>
              <th scope="col">
                <b className="what-mark">{letter}</b>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ what, a, b }, at) => (
              <tr key={at}>
                <th scope="row">{what}</th>
                <td>{a}</td>
                <td>{b}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </>
  );
}
