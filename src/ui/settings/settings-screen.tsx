import type { ReactNode } from 'react';
import { LANGS } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import type { Prefs } from '../../store/types.ts';
import { KeyTables } from '../app/key-help.tsx';
import { Screen } from '../app/screen.tsx';
import { StoragePanel } from '../library/storage.tsx';
import { Button } from '../parts/button.tsx';
import { FormField, type FormFieldProps, type ValueWords } from '../parts/form-field.tsx';
import { Note } from '../parts/note.tsx';
import './settings.css';

/** Settings take effect at once. */
export function SettingsScreen() {
  const { t, failed } = useT();
  const isKept = usePrefs((prefs) => prefs.kept);
  const reset = usePrefs((prefs) => prefs.resetPrefs);
  return (
    <Screen title={t('settings.title')} narrow end={<Button onClick={reset}>{t('settings.reset')}</Button>}>
      <div className="stack">
        {isKept ? null : <Note tone="warn">{t('settings.not-kept')}</Note>}
        <Group title={t('settings.group.reading')}>
          <Choice
            of="language"
            values={LANGS}
            label={t('settings.language')}
            hint={failed ? t('lang.failed') : undefined}
            wordOf={(value) => t(`lang.${value}`)}
          />
          <Choice
            of="textSize"
            values={[100, 115, 130, 150, 175, 200]}
            label={t('settings.text-size')}
            wordOf={(n) => t('settings.text-size.percent', { n })}
          />
        </Group>
        <Group title={t('settings.group.motion')}>
          <Choice
            of="motion"
            values={['system', 'reduced', 'full']}
            label={t('settings.motion')}
            wordOf={(value) => t(`settings.motion.${value}`)}
          />
          <Choice
            of="animationSpeed"
            values={['normal', 'fast', 'none']}
            label={t('settings.speed')}
            wordOf={(value) => t(`settings.speed.${value}`)}
          />
          <Choice
            of="resultPause"
            values={['short', 'long', 'press', 'off']}
            label={t('settings.result-pause')}
            wordOf={(value) => t(`settings.result-pause.${value}`)}
          />
        </Group>
        <Group title={t('settings.group.computer')}>
          <Choice
            of="thinkMs"
            values={[200, 500, 1000, 2000, 5000, 10_000]}
            label={t('settings.think')}
            hint={t('settings.think.what')}
            wordOf={(ms) => t('settings.think.seconds', { s: ms / 1000 })}
          />
        </Group>
        <Group title={t('settings.group.sound')}>
          <Switch of="sound" label={t('settings.sound')} hint={t('settings.sound.what')} />
          <Choice
            of="volume"
            values={['low', 'middle', 'high']}
            label={t('settings.volume')}
            wordOf={(value) => t(`settings.volume.${value}`)}
          />
        </Group>
        <Group title={t('settings.group.table')}>
          <Switch of="curtain" label={t('settings.curtain')} hint={t('settings.curtain.what')} />
          <Choice
            of="coverPress"
            values={['hold', 'twice', 'once']}
            label={t('settings.cover-press')}
            wordOf={(value) => t(`settings.cover-press.${value}`)}
            detailOf={(value) => t(`settings.cover-press.${value}.what`)}
          />
          <Choice
            of="coverIdle"
            values={[1, 3, 10, 0]}
            label={t('settings.cover-idle')}
            hint={t('settings.cover-idle.what')}
            wordOf={(n) => (n === 0 ? t('settings.cover-idle.never') : t('settings.cover-idle.minutes', { n }))}
          />
          <Choice
            of="undo"
            values={['honest', 'open']}
            label={t('settings.undo')}
            wordOf={(value) => t(`new.undo.${value}`)}
            detailOf={(value) => t(`new.undo.${value}.what`)}
          />
          <Switch of="quick" label={t('settings.quick')} hint={t('settings.quick.what')} />
          <Switch of="asksAll" label={t('settings.asks-all')} hint={t('settings.asks-all.what')} />
        </Group>
        <div className="panel panel__body">
          <StoragePanel heading="title" />
        </div>
        <Group title={t('settings.keys')}>
          <Switch of="singleKeys" label={t('settings.single-keys')} hint={t('settings.single-keys.what')} />
          <KeyTables />
        </Group>
      </div>
    </Screen>
  );
}

interface ChoiceProps<N extends keyof Prefs> extends Pick<FormFieldProps, 'label' | 'hint'> {
  readonly of: N;
  readonly values: readonly Prefs[N][];
  readonly wordOf: (value: Prefs[N]) => string;
  /** Shows the values as cards. */
  readonly detailOf?: (value: Prefs[N]) => string;
}

function Choice<N extends keyof Prefs>({ of, values, wordOf, detailOf, ...field }: ChoiceProps<N>) {
  const now = usePrefs((prefs) => prefs[of]);
  const setPrefs = usePrefs((prefs) => prefs.setPrefs);
  const find = (text: unknown) => values.find((value) => String(value) === text);
  const wordsOf = (text: string): ValueWords => {
    const value = find(text) ?? now;
    return { label: wordOf(value), ...(detailOf ? { detail: detailOf(value) } : {}) };
  };
  return (
    <FormField
      {...field}
      form={{ kind: 'choice', values: values.map(String) }}
      look={detailOf ? 'cards' : 'segments'}
      value={String(now)}
      wordsOf={wordsOf}
      onChange={(text) => setPrefs({ [of]: find(text) ?? now })}
    />
  );
}

type SwitchName = 'sound' | 'curtain' | 'quick' | 'asksAll' | 'singleKeys';

function Switch({ of, ...field }: Pick<FormFieldProps, 'label' | 'hint'> & { readonly of: SwitchName }) {
  const isOn = usePrefs((prefs) => prefs[of]);
  const setPrefs = usePrefs((prefs) => prefs.setPrefs);
  return (
    <FormField
      {...field}
      form={{ kind: 'switch' }}
      look="box"
      value={isOn}
      onChange={(is) => setPrefs({ [of]: is === true })}
    />
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel panel__body col gap-18 settings__group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
