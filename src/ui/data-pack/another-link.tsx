import { useMemo, useState } from 'react';
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { PlaceInput } from './place-input.tsx';
import { kindWords, pairOf, type DataWords } from './words.ts';

interface AnotherLinkProps {
  readonly kit: PackKit;
  readonly words: DataWords;
  readonly onShow: (datum: string) => void;
}

/** What lies between two places. */
const SIDES = ['link', 'river', 'water', 'sea'];

/** What the game could have and does not: thousands of links, chosen by their first place. */
export function AnotherLink({ kit, words, onShow }: AnotherLinkProps) {
  const { t } = words.i18n;
  return (
    <Fold title={t('pack.link.new')}>
      <Chooser kit={kit} words={words} onShow={onShow} />
    </Fold>
  );
}

function Chooser({ kit, words, onShow }: AnotherLinkProps) {
  const { t } = words.i18n;
  const others = useMemo(() => kit.others().filter(({ kind, field }) => field === null && SIDES.includes(kind)), [kit]);
  /** The ends of each, in both orders. */
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
