import { useMemo, useState } from 'react';
import type { PackKit } from '../../engine/kits/pack/pack-kit.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Fold } from '../parts/fold.tsx';
import { choiceWords, kindWords, thingWords, type DataWords } from './words.ts';

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
  const { t, lang } = words.i18n;
  const others = useMemo(() => kit.others().filter(({ kind, field }) => field === null && SIDES.includes(kind)), [kit]);
  const ends = useMemo(() => {
    const parts = new Set(others.flatMap(({ of }) => (/^\d{4}-\d{4}$/.test(of) ? of.split('-') : [])));
    if (parts.size > 0) return [...parts].sort();
    const places = new Set(kit.data.flatMap(({ kind, of }) => (kind === 'space' ? [of] : [])));
    const name = (id: string) => choiceWords(words, id, 'place');
    return [...places].sort((a, b) => name(a).localeCompare(name(b), lang));
  }, [others, kit, words, lang]);
  const [from, setFrom] = useState(ends[0] ?? '');
  const near = others.filter(({ of }) => of.startsWith(`${from}-`) || of.endsWith(`-${from}`));
  const [chosen, setChosen] = useState('');
  const to = near.find(({ id }) => id === chosen) ?? near[0];
  return (
    <div className="col gap-8 another-link">
      <p className="small">{t('pack.link.new.what')}</p>
      <Select
        label={t('pack.link.from')}
        value={from}
        choices={ends.map((id) => ({ value: id, label: choiceWords(words, id, 'place') }))}
        onChange={setFrom}
      />
      <Select
        label={t('pack.link.to')}
        value={to?.id ?? ''}
        choices={near.map((datum) => ({
          value: datum.id,
          label: `${thingWords(words, datum)} · ${kindWords(words, datum.kind)}`,
        }))}
        onChange={setChosen}
      />
      <Button size="small" closed={!to} onClick={() => to && onShow(to.id)}>
        {t('pack.link.show')}
      </Button>
    </div>
  );
}
