import { useT } from '../../i18n/use-t.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { COMMAND_GROUPS, labelOf, useCommandList } from './commands.ts';
import './key-help.css';
import { showKey } from './keys.ts';

export function KeyHelp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('command.keys')} look="wide">
      <KeyTables />
    </Dialog>
  );
}

export function KeyTables() {
  const { t, line } = useT();
  const commands = useCommandList().filter(({ keys = [] }) => keys.length > 0);
  return (
    <div className="key-tables">
      {COMMAND_GROUPS.map((group) => {
        const own = commands.filter((command) => command.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} className="key-table">
            <h3 className="cap">{t(`command.group.${group}`)}</h3>
            <dl>
              {own.map(({ id, label, keys = [] }) => (
                <div key={id} className="line apart gap-12 min-h-34 hair-below key-table__row">
                  <dt>{line(labelOf({ label }))}</dt>
                  <dd className="flex wrap to-right">
                    {keys.map((binding) => (
                      <span key={binding}>
                        <span className="visually-hidden">{showKey(binding)}</span>
                        <Kbd>{showKey(binding)}</Kbd>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
