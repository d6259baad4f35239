import { useEffect, useState } from 'react';
import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import type { Domain } from '../../i18n/catalogue.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { Opening, Screen } from '../app/screen.tsx';
import { EmptyBox, Note } from '../parts/note.tsx';
import { RuleLinksProvider } from '../parts/rule-chip.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { openEditor } from './open-editor.ts';
import type { EditorStart } from './use-editor.ts';

export interface EditorScreenProps {
  readonly game: string;
  /** The own scenario to be changed; null for the draft of the game. */
  readonly id: string | null;
}

const WORDS: readonly Domain[] = ['editor'];
/** How often the editor was opened: what is opened anew begins anew, even if the draft in it was left for another. */
let opened = 0;

type Loaded =
  | { readonly is: 'loading' | 'none' | 'failed' }
  | { readonly is: 'open'; readonly start: EditorStart; readonly no: number };

/** Opens the editor of a game, with what is to be edited. */
export function EditorScreen({ game, id }: EditorScreenProps) {
  const language = usePrefs((prefs) => prefs.language);
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ is: 'loading' });
  useEffect(() => {
    let isLeft = false;
    openEditor(game, id).then(
      (start) => {
        if (!isLeft) setLoaded(start ? { is: 'open', start, no: ++opened } : { is: 'none' });
      },
      () => {
        if (!isLeft) setLoaded({ is: 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [game, id, round]);
  if (loaded.is === 'loading') return <Opening />;
  if (loaded.is !== 'open')
    return (
      <I18nProvider lang={language} domains={WORDS} fallback={<Opening />} isVital>
        <Closed isFailed={loaded.is === 'failed'} />
      </I18nProvider>
    );
  const { start, no } = loaded;
  const names = findGame(game)?.names(start.parts.def.facts);
  return (
    <I18nProvider
      lang={language}
      {...(names ? { names } : {})}
      domains={[...matchDomainsOf(game), ...WORDS]}
      fallback={<Opening />}
      isVital
    >
      <RuleLinksProvider links={{ game }}>
        <EditorFrame key={no} start={start} onReopen={() => setRound((n) => n + 1)} />
      </RuleLinksProvider>
    </I18nProvider>
  );
}

function Closed({ isFailed }: { readonly isFailed: boolean }) {
  const { t } = useT();
  return (
    <Screen title={t('editor.title')} narrow>
      {isFailed ? <Note tone="error">{t('editor.failed')}</Note> : <EmptyBox>{t('editor.none')}</EmptyBox>}
    </Screen>
  );
}
