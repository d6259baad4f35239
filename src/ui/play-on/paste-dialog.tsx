import { useState } from 'react';
import Play from '@lucide/icons/icons/play';
import type { Line } from '../../engine/kernel/types.ts';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { gameOfText, matchFromText, problemOfText } from '../../lab/positions/from-text.ts';
import { plainText } from '../../store/saves/plain-text.ts';
import { build } from '../../store/app-world.ts';
import { randomSeed } from '../../store/seed.ts';
import { GameWords } from '../app/game-words.tsx';
import { openForText } from '../app/named-data.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextArea } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { offerPlayOn, closePaste, usePasted } from './offer.ts';

export function PasteDialog() {
  const pasted = usePasted();
  return pasted === null ? null : <PasteBox key={pasted} text={pasted} />;
}

/** A sentence in the words of its game. */
interface Problem {
  readonly game: string;
  readonly line: Line;
}

function PasteBox({ text: given }: { readonly text: string }) {
  const { t } = useT();
  const [text, setText] = useState(given);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async () => {
    if (isReading) return;
    setReading(true);
    const found = await offerText(text);
    setReading(false);
    if (found === null) closePaste();
    else setProblem(found);
  };
  return (
    <Dialog
      open
      onClose={closePaste}
      title={t('position.paste.title')}
      actions={
        <>
          <Button
            variant="go"
            size="big"
            icon={Play}
            closed={isReading || text.trim() === ''}
            onClick={() => void read()}
          >
            {t('position.paste.open')}
          </Button>
          <Button size="big" onClick={closePaste}>
            {t('app.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <TextArea
          label={t('position.paste.label')}
          hint={t('position.paste.what')}
          value={text}
          rows={10}
          spellCheck={false}
          onChange={(next) => {
            setText(next);
            setProblem(null);
          }}
          data-autofocus
        />
        {problem ? (
          <GameWords game={problem.game}>
            <Refused line={problem.line} />
          </GameWords>
        ) : null}
      </div>
    </Dialog>
  );
}

function Refused({ line: of }: { readonly line: Line }) {
  const { line } = useT();
  return (
    <Note tone="error" isAlert>
      {line(of)}
    </Note>
  );
}

/** Offers the position of a text; returns what is wrong with it. */
async function offerText(given: string): Promise<Problem | null> {
  const text = plainText(given);
  const game = gameOfText(text);
  const manifest = game === null ? null : findGame(game);
  if (game === null) return { game: '', line: { key: 'position.refused.no-text' } };
  if (!manifest) return { game: '', line: { key: 'position.refused.game', params: { game } } };
  try {
    const def = await openForText(manifest, text);
    const about = {
      ...{ name: '', seatNames: {}, tags: [] },
      created: new Date().toISOString(),
      undo: 'honest',
      curtain: def.secrets !== undefined,
    } as const;
    const { save, next } = matchFromText(def, text, { about, seed: randomSeed(), build });
    offerPlayOn({ game: def.id, text: JSON.stringify(save), seats: def.seats, next, isOpen: true });
    return null;
  } catch (error) {
    const line = problemOfText(error) ?? { key: 'app.import.unavailable', params: { game: manifest.id } };
    return { game: manifest.id, line };
  }
}
