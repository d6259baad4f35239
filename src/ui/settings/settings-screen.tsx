import type { ReactNode } from 'react';
import { LANGS } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import type { Prefs } from '../../store/types.ts';
import { KeyTables } from '../app/key-help.tsx';
import { Screen } from '../app/screen.tsx';
import { StoragePanel } from '../library/storage-panel.tsx';
import { Button } from '../parts/button.tsx';
import { Checkbox, Choices } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import './settings.css';

const TEXT_SIZES = ['100', '115', '130', '150', '175', '200'] as const satisfies readonly `${Prefs['textSize']}`[];
const MOTIONS = ['system', 'reduced', 'full'] as const satisfies readonly Prefs['motion'][];
const PAUSES = ['short', 'long', 'press', 'off'] as const satisfies readonly Prefs['resultPause'][];
const THINKING = [200, 500, 1000, 2000, 5000, 10_000] as const satisfies readonly Prefs['thinkMs'][];
const VOLUMES = ['low', 'middle', 'high'] as const satisfies readonly Prefs['volume'][];
const COVER_WAYS = ['hold', 'twice', 'once'] as const satisfies readonly Prefs['coverPress'][];
const IDLE_MINUTES = [1, 3, 10, 0] as const satisfies readonly Prefs['coverIdle'][];
const SPEEDS = ['normal', 'fast', 'none'] as const satisfies readonly Prefs['animationSpeed'][];

/** Settings take effect as they are touched; there is nothing to confirm. */
export function SettingsScreen() {
  const { t, failed } = useT();
  const prefs = usePrefs((state) => state);
  const { setPrefs, resetPrefs } = prefs;
  const textSize = TEXT_SIZES.find((size) => Number(size) === prefs.textSize) ?? '100';
  return (
    <Screen title={t('settings.title')} narrow end={<Button onClick={resetPrefs}>{t('settings.reset')}</Button>}>
      <div className="stack">
        {prefs.kept ? null : <Note tone="warn">{t('settings.not-kept')}</Note>}
        <Group title={t('settings.group.reading')}>
          <Choices
            label={t('settings.language')}
            value={prefs.language}
            choices={LANGS.map((value) => ({ value, label: t(`lang.${value}`) }))}
            onChange={(language) => setPrefs({ language })}
            hint={failed ? t('lang.failed') : undefined}
          />
          <Choices
            label={t('settings.text-size')}
            value={textSize}
            choices={TEXT_SIZES.map((value) => ({
              value,
              label: t('settings.text-size.percent', { n: Number(value) }),
            }))}
            onChange={(value) => setPrefs({ textSize: readTextSize(value) })}
          />
        </Group>
        <Group title={t('settings.group.motion')}>
          <Choices
            label={t('settings.motion')}
            value={prefs.motion}
            choices={MOTIONS.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
            onChange={(motion) => setPrefs({ motion })}
          />
          <Choices
            label={t('settings.speed')}
            value={prefs.animationSpeed}
            choices={SPEEDS.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
            onChange={(animationSpeed) => setPrefs({ animationSpeed })}
          />
          <Choices
            label={t('settings.result-pause')}
            value={prefs.resultPause}
            choices={PAUSES.map((value) => ({ value, label: t(`settings.result-pause.${value}`) }))}
            onChange={(resultPause) => setPrefs({ resultPause })}
          />
        </Group>
        <Group title={t('settings.group.computer')}>
          <Choices
            label={t('settings.think')}
            hint={t('settings.think.what')}
            value={String(prefs.thinkMs)}
            choices={THINKING.map((ms) => ({
              value: String(ms),
              label: t('settings.think.seconds', { s: ms / 1000 }),
            }))}
            onChange={(value) => setPrefs({ thinkMs: THINKING.find((ms) => String(ms) === value) ?? 1000 })}
          />
        </Group>
        <Group title={t('settings.group.sound')}>
          <Checkbox
            checked={prefs.sound}
            onChange={(sound) => setPrefs({ sound })}
            label={t('settings.sound')}
            detail={t('settings.sound.what')}
          />
          <Choices
            label={t('settings.volume')}
            value={prefs.volume}
            choices={VOLUMES.map((value) => ({ value, label: t(`settings.volume.${value}`) }))}
            onChange={(volume) => setPrefs({ volume })}
          />
        </Group>
        <Group title={t('settings.group.table')}>
          <Checkbox
            checked={prefs.curtain}
            onChange={(curtain) => setPrefs({ curtain })}
            label={t('settings.curtain')}
            detail={t('settings.curtain.what')}
          />
          <Choices
            look="cards"
            label={t('settings.cover-press')}
            value={prefs.coverPress}
            choices={COVER_WAYS.map((value) => ({
              value,
              label: t(`settings.cover-press.${value}`),
              detail: t(`settings.cover-press.${value}.what`),
            }))}
            onChange={(coverPress) => setPrefs({ coverPress })}
          />
          <Choices
            label={t('settings.cover-idle')}
            hint={t('settings.cover-idle.what')}
            value={String(prefs.coverIdle)}
            choices={IDLE_MINUTES.map((n) => ({
              value: String(n),
              label: n === 0 ? t('settings.cover-idle.never') : t('settings.cover-idle.minutes', { n }),
            }))}
            onChange={(value) => setPrefs({ coverIdle: IDLE_MINUTES.find((n) => String(n) === value) ?? 3 })}
          />
          <Choices
            look="cards"
            label={t('settings.undo')}
            value={prefs.undo}
            choices={[
              { value: 'honest', label: t('new.undo.honest'), detail: t('new.undo.honest.what') },
              { value: 'open', label: t('new.undo.open'), detail: t('new.undo.open.what') },
            ]}
            onChange={(undo) => setPrefs({ undo })}
          />
          <Checkbox
            checked={prefs.quick}
            onChange={(quick) => setPrefs({ quick })}
            label={t('settings.quick')}
            detail={t('settings.quick.what')}
          />
        </Group>
        <div className="panel panel__body">
          <StoragePanel heading="title" />
        </div>
        <Group title={t('settings.keys')}>
          <Checkbox
            checked={prefs.singleKeys}
            onChange={(singleKeys) => setPrefs({ singleKeys })}
            label={t('settings.single-keys')}
            detail={t('settings.single-keys.what')}
          />
          <KeyTables />
        </Group>
      </div>
    </Screen>
  );
}

const readTextSize = (value: (typeof TEXT_SIZES)[number]): Prefs['textSize'] =>
  (({ '100': 100, '115': 115, '130': 130, '150': 150, '175': 175, '200': 200 }) as const)[value];

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel panel__body col settings__group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
