import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { ownIdOf, type NewPlace } from './own-names.ts';
import type { DataWords } from './words.ts';

interface OwnPlaceProps {
  /** How the ids of its data begin. */
  readonly prefix: string;
  readonly isTaken: (datum: string) => boolean;
  readonly words: DataWords;
  readonly onMake: (made: NewPlace) => void;
}

/** A place that the printed map has and ours lacks: by its name first, then in a form. */
export function OwnPlace({ prefix, isTaken, words, onMake }: OwnPlaceProps) {
  const { t } = words.i18n;
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const make = () => {
    const id = ownIdOf(prefix, name);
    if (id === null) return setProblem(t('pack.own.no-name'));
    if (isTaken(id)) return setProblem(t('pack.own.taken'));
    setProblem(null);
    setName('');
    onMake({ id, name: name.trim() });
  };
  return (
    <Fold title={t('pack.own.new')}>
      <form
        className="col gap-8 another-link"
        aria-label={t('pack.own.new')}
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <p className="small">{t('pack.own.new.what')}</p>
        <TextField label={t('pack.own.name')} value={name} maxLength={60} autoComplete="off" onChange={setName} />
        {problem === null ? null : (
          <p className="small" role="alert">
            {problem}
          </p>
        )}
        <div>
          <Button size="small" type="submit">
            {t('pack.own.show')}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
