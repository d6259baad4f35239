import { useMemo, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { PlaceInput } from './place-input.tsx';
import { kindWords, newWords, type DataWords } from './words.ts';

interface AddThingProps {
  readonly kit: PackKit;
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly words: DataWords;
  readonly onAdd: (datum: Datum) => void;
}

/** Things that an owner's game has and ours lacks. */
const KINDS = ['unit', 'city', 'hex', 'card'];
/** Those without a place of their own: the next free id of a side is as good as any other. */
const NUMBERED = ['unit', 'card'];

/** Adds a unit, a card, a city or a hex to the game; what it is and can is entered after that. */
export function AddThing(props: AddThingProps) {
  const { kit, words } = props;
  const { t } = words.i18n;
  const could = useMemo(
    () => kit.others().filter(({ kind, field, value }) => field === null && value === false && KINDS.includes(kind)),
    [kit],
  );
  if (could.length === 0) return null;
  return (
    <Fold title={t('pack.new.thing')}>
      <Chooser {...props} could={could} />
    </Fold>
  );
}

function Chooser({ entries, words, onAdd, could }: AddThingProps & { readonly could: readonly Datum[] }) {
  const { t } = words.i18n;
  const kinds = KINDS.filter((kind) => could.some((datum) => datum.kind === kind));
  const [kind, setKind] = useState(kinds[0] ?? '');
  const [chosen, setChosen] = useState('');
  const free = could.filter((datum) => datum.kind === kind && entries.get(datum.id)?.value !== true);
  const groupOf = ({ of }: Datum): string => of.split('-')[0] ?? '';
  const isNumbered = NUMBERED.includes(kind);
  const offered = isNumbered
    ? free.filter((datum, at) => free.findIndex((other) => groupOf(other) === groupOf(datum)) === at)
    : free;
  const one = offered.find(({ id }) => id === chosen) ?? offered[0];
  return (
    <div className="col gap-8 another-link">
      <p className="small">{t('pack.new.thing.what')}</p>
      <Select
        label={t('pack.new.kind')}
        value={kind}
        choices={kinds.map((value) => ({ value, label: kindWords(words, value) }))}
        onChange={setKind}
      />
      {isNumbered ? (
        <Select
          label={t('pack.new.which')}
          value={one?.id ?? ''}
          choices={offered.map((datum) => ({ value: datum.id, label: newWords(words, kind, groupOf(datum)) }))}
          onChange={setChosen}
        />
      ) : (
        <PlaceInput
          label={t('pack.new.which')}
          value={one?.of ?? ''}
          places={offered.map(({ of }) => of)}
          words={words}
          onChange={(place) => setChosen(offered.find(({ of }) => of === place)?.id ?? '')}
        />
      )}
      <Button size="small" icon={Plus} closed={!one} onClick={() => one && onAdd(one)}>
        {t('pack.new.add')}
      </Button>
    </div>
  );
}
