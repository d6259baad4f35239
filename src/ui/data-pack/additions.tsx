import { useMemo, useState } from 'react';
import Plus from '@lucide/icons/icons/plus';
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import type { PackEntry } from '../../engine/kits/pack/pack-file.ts';
import { Button } from '../parts/button.tsx';
import { Select, TextField } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { PlaceInput } from './place-input.tsx';
import { kindWords, newWords, pairOf, type DataWords } from './data-words.ts';
import { ownIdOf, type NewPlace } from './pack-names.tsx';

interface AddThingProps {
  readonly kit: PackKit;
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly words: DataWords;
  readonly onAdd: (datum: Datum) => void;
}

/** Kinds of things that can be added. */
const KINDS = ['unit', 'city', 'hex', 'card'];
/** Kinds without a place: the next free id of a side will do. */
const NUMBERED = ['unit', 'card'];

/** Adds a unit, card, city or hex; its data are entered afterwards. */
export function AddThing(props: AddThingProps) {
  const { kit, words } = props;
  const { t } = words.i18n;
  const could = useMemo(
    () =>
      kit.data.others().filter(({ kind, field, value }) => field === null && value === false && KINDS.includes(kind)),
    [kit],
  );
  if (could.length === 0) return null;
  return (
    <Fold title={t('pack.new.thing')}>
      <ThingChooser {...props} could={could} />
    </Fold>
  );
}

function ThingChooser({ entries, words, onAdd, could }: AddThingProps & { readonly could: readonly Datum[] }) {
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

interface AnotherLinkProps {
  readonly kit: PackKit;
  readonly words: DataWords;
  readonly onShow: (datum: string) => void;
}

/** Kinds that are between two places. */
const SIDES = ['link', 'river', 'water', 'sea'];

/** Links and rivers that the game does not have: thousands, chosen by their two ends. */
export function AnotherLink({ kit, words, onShow }: AnotherLinkProps) {
  const { t } = words.i18n;
  return (
    <Fold title={t('pack.link.new')}>
      <LinkChooser kit={kit} words={words} onShow={onShow} />
    </Fold>
  );
}

function LinkChooser({ kit, words, onShow }: AnotherLinkProps) {
  const { t } = words.i18n;
  const others = useMemo(
    () => kit.data.others().filter(({ kind, field }) => field === null && SIDES.includes(kind)),
    [kit],
  );
  /** Keyed by either end. */
  const ends = useMemo(() => {
    const pairs = new Map<string, Map<string, Datum[]>>();
    const add = (a: string, b: string, datum: Datum) => {
      const near = pairs.get(a) ?? new Map<string, Datum[]>();
      near.set(b, [...(near.get(b) ?? []), datum]);
      pairs.set(a, near);
    };
    for (const datum of others) {
      const [a, b] = pairOf(words, datum.of) ?? [];
      if (a === undefined || b === undefined) continue;
      add(a, b, datum);
      add(b, a, datum);
    }
    return pairs;
  }, [others, words]);
  const [from, setFrom] = useState([...ends.keys()][0] ?? '');
  const [chosen, setTo] = useState('');
  const [kind, setKind] = useState('');
  const near = ends.get(from) ?? new Map<string, Datum[]>();
  const to = near.has(chosen) ? chosen : ([...near.keys()][0] ?? '');
  const between = near.get(to) ?? [];
  const datum = between.find((one) => one.kind === kind) ?? between[0];
  const places = useMemo(() => [...ends.keys()], [ends]);
  return (
    <div className="col gap-8 another-link">
      <p className="small">{t('pack.link.new.what')}</p>
      <PlaceInput label={t('pack.link.from')} value={from} places={places} words={words} onChange={setFrom} />
      <PlaceInput label={t('pack.link.to')} value={to} places={[...near.keys()]} words={words} onChange={setTo} />
      {between.length > 1 ? (
        <Select
          label={t('pack.link.what')}
          value={datum?.kind ?? ''}
          choices={between.map((one) => ({ value: one.kind, label: kindWords(words, one.kind) }))}
          onChange={setKind}
        />
      ) : null}
      <Button size="small" closed={!datum} onClick={() => datum && onShow(datum.id)}>
        {t('pack.link.show')}
      </Button>
    </div>
  );
}

interface OwnPlaceProps {
  /** Prefix of the ids of its data. */
  readonly prefix: string;
  readonly isTaken: (datum: string) => boolean;
  readonly words: DataWords;
  readonly onMake: (made: NewPlace) => void;
}

/** A place that our map does not have: first its name, then its form. */
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
