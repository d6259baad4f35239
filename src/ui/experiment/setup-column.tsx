import { useState } from 'react';
import FileUp from '@lucide/icons/icons/file-up';
import Play from '@lucide/icons/icons/play';
import { useLocation } from 'wouter';
import type { Line, OptionSpec } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { ShelfGame } from '../../store/describe-game.ts';
import { ownKey, wordScenario } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { isRuling, PlainOptions, Rulings } from '../new-game/option-choices.tsx';
import { OPEN_HANDS } from '../new-game/draft.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Checkbox, Choices, Select, TextField } from '../parts/field.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Note } from '../parts/note.tsx';
import { openPosition, readPositionFile } from '../../lab/positions/document.ts';
import type { StoredPosition } from '../../store/position-storage.ts';
import { loadEditorFor } from '../editor/open-editor.ts';
import { problemOf } from '../editor/save-problem.ts';
import { useStoredPositions } from '../app/use-stored-positions.ts';
import { draftFrom, changedIn, isIdle, LENGTHS, planOf, WIDTHS, type Draft } from './draft.ts';
import { LETTERS } from './figures.tsx';
import { importExperiment, makeExperiment, type StoreResult } from './kept.ts';
import { PackChoice } from '../app/pack-choice.tsx';
import { VariantCard, namePack, wordChanges, wordPlayer } from './variant-card.tsx';

/** Prefix of the ids of own scenarios. */
const OWN = 'own:';

export interface SetupColumnProps {
  readonly shelf: ShelfGame;
  readonly programs: readonly string[];
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onReplace: (draft: Draft) => void;
}

/** Options that matter between programs. */
export const specsOf = (shelf: ShelfGame, scenario: string): readonly OptionSpec[] =>
  (shelf.scenarios.find(({ id }) => id === scenario)?.options ?? []).filter(({ id }) => id !== OPEN_HANDS);

export function SetupColumn({ shelf, programs, draft, onChange, onReplace }: SetupColumnProps) {
  const i18n = useT();
  const { t, line } = i18n;
  const game = shelf.id;
  const [, navigate] = useLocation();
  const [edited, setEdited] = useState<0 | 1 | null>(null);
  const [problem, setProblem] = useState<Line | null>(null);
  const [isStarting, setStarting] = useState(false);
  const specs = specsOf(shelf, draft.scenario);
  const own = useStoredPositions(game, 'scenario').filter(({ isSound }) => isSound);
  const scenarios = shelf.scenarios.filter(({ id }) => !shelf.isSeries(id));
  const ats = draft.isPair ? ([0, 1] as const) : ([0] as const);
  const [first] = ats.toReversed().flatMap((at) => wordChanges(i18n, game, draft.options[at], specs));
  const usualName = first
    ? t('experiment.name.change', { title: first.title, value: first.value })
    : (ats.toReversed().flatMap((at) => namePack(draft.packs?.[at]) ?? [])[0] ?? t('experiment.variant.standard'));
  const plan = planOf(draft, { game, specs, usualName });
  const isClosed = isIdle(plan);
  const settle = (made: StoreResult) => {
    setStarting(false);
    if (made.ok) navigate(paths.experiment(made.game, made.id));
    else setProblem(made.problem);
  };
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    setProblem(null);
    settle(await makeExperiment(plan));
  };
  const setOptions = (at: 0 | 1, options: Draft['options'][0]) =>
    onChange({ options: at === 0 ? [options, draft.options[1]] : [draft.options[0], options] });
  const setPack = (at: 0 | 1, pack: unknown) =>
    onChange({ packs: at === 0 ? [pack, draft.packs?.[1]] : [draft.packs?.[0], pack] });
  const setPlayer = (at: 0 | 1, seat: number, player: string) => {
    const [a, b] = draft.players;
    const seated = ([first, second]: Draft['players'][0], i: number): Draft['players'][0] => {
      if (i !== at && draft.ownPlayers) return [first, second];
      return seat === 0 ? [player, second] : [first, player];
    };
    onChange({ players: [seated(a, 0), seated(b, 1)] });
  };
  const takeOwn = async (found: StoredPosition) => {
    setProblem(null);
    try {
      const parts = await loadEditorFor(game, found.text);
      if (!parts) return;
      const { kit, def } = parts;
      const position = openPosition(def, kit, readPositionFile(found.text));
      const begun = draftFrom(
        def,
        def.readState(JSON.parse(JSON.stringify(kit.drafts.open(position.state)))),
        found.name,
      );
      if (begun) onReplace({ ...draft, ...begun, name: draft.name });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const choices = programs.map((value) => ({ value, label: wordPlayer(i18n, value) }));
  return (
    <div className="col setup">
      <section className="col gap-9 setup__part">
        <h2 className="cap">{t('experiment.compare')}</h2>
        {ats.map((at) => (
          <VariantCard
            key={at}
            game={game}
            at={at}
            options={draft.options[at]}
            specs={specs}
            pack={namePack(draft.packs?.[at])}
          >
            <Button size="small" aria-haspopup="dialog" onClick={() => setEdited(at)}>
              {t('experiment.change', { variant: LETTERS[at] })}
            </Button>
            <PackChoice
              game={game}
              label={t('experiment.pack', { variant: LETTERS[at] ?? '' })}
              value={draft.packs?.[at]}
              onChange={(pack) => setPack(at, pack)}
            />
          </VariantCard>
        ))}
        <Checkbox
          checked={!draft.isPair}
          label={t('experiment.one-only')}
          onChange={(isOne) => onChange({ isPair: !isOne })}
        />
      </section>
      <section className="col gap-9 setup__part">
        <h2 className="cap">{t('experiment.players')}</h2>
        {(draft.ownPlayers && draft.isPair ? ([0, 1] as const) : ([0] as const)).map((at) => (
          <div key={at} className="col gap-6">
            {shelf.seats.map((seat, n) => (
              <div key={seat} className="line gap-8">
                {drawSeatMark({ game, seat, size: 's' })}
                <Select
                  quiet
                  label={t('experiment.player', {
                    side: line({ key: ownKey(game, `seat.${seat}`) }),
                    variant: draft.ownPlayers && draft.isPair ? LETTERS[at] : draft.isPair ? 'A, B' : 'A',
                  })}
                  value={draft.players[at][n === 0 ? 0 : 1]}
                  choices={choices}
                  onChange={(player) => setPlayer(at, n, player)}
                />
              </div>
            ))}
          </div>
        ))}
        {draft.isPair ? (
          <Checkbox
            checked={draft.ownPlayers}
            label={t('experiment.players.own')}
            onChange={(ownPlayers) => onChange({ ownPlayers })}
          />
        ) : null}
      </section>
      <section className="col gap-9 setup__part">
        <Choices
          look="switch"
          label={t('experiment.games')}
          value={draft.length}
          choices={LENGTHS.map((value) => ({ value, label: t(`experiment.length.${value}`) }))}
          hint={t(draft.isPair ? 'experiment.pairs' : 'experiment.alone')}
          onChange={(length) => onChange({ length })}
        />
        {draft.length === 'width' ? (
          <Choices
            look="switch"
            label={t('experiment.width')}
            hint={t('experiment.width.what')}
            value={draft.width}
            choices={WIDTHS.map((value) => ({ value, label: t('experiment.width.points', { n: value }) }))}
            onChange={(width) => onChange({ width })}
          />
        ) : null}
      </section>
      <section className="col gap-9 setup__part">
        {draft.position === undefined ? null : (
          <div className="line apart gap-8">
            <p className="small">
              {draft.from ? t('experiment.from-position.of', { name: draft.from }) : t('experiment.from-position.long')}
            </p>
            <Button
              size="small"
              onClick={() => {
                const { position: _position, from: _from, ...rest } = draft;
                onReplace(rest);
              }}
            >
              {t('experiment.from-set-up')}
            </Button>
          </div>
        )}
        {draft.position === undefined && scenarios.length + own.length > 1 ? (
          <Select
            label={t('experiment.start')}
            value={draft.scenario}
            choices={[
              ...scenarios.map(({ id }) => ({ value: id, label: wordScenario(i18n, game, id) ?? id })),
              ...own.map(({ id, name }) => ({ value: `${OWN}${id}`, label: name })),
            ]}
            onChange={(scenario) => {
              const found = own.find(({ id }) => scenario === `${OWN}${id}`);
              if (found) void takeOwn(found);
              else onChange({ scenario, options: [{}, {}] });
            }}
          />
        ) : null}
        <TextField
          label={t('experiment.seed')}
          value={draft.seed}
          maxLength={180}
          autoComplete="off"
          onChange={(seed) => onChange({ seed })}
        />
        <TextField
          label={t('new.name')}
          value={draft.name}
          placeholder={usualName}
          maxLength={120}
          autoComplete="off"
          onChange={(name) => onChange({ name })}
        />
      </section>
      <div className="col gap-9 to-foot paper rule-above setup__go">
        {problem ? <Note tone="error">{line(problem)}</Note> : null}
        {isClosed ? <p className="small">{t('experiment.same')}</p> : null}
        <Button variant="go" size="big" wide icon={Play} closed={isClosed || isStarting} onClick={() => void start()}>
          {t('experiment.begin')}
        </Button>
        <FileButton
          wide
          icon={FileUp}
          label={t('experiment.import')}
          accept=".json,.jsonl,application/json,text/plain"
          onFile={(file) => void file.text().then(importExperiment).then(settle)}
        />
      </div>
      <Dialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        title={t('experiment.change', { variant: LETTERS[edited ?? 0] })}
        look="wide"
        actions={<Button onClick={() => setEdited(null)}>{t('app.close')}</Button>}
      >
        {edited === null ? null : (
          <div className="stack">
            <PlainOptions
              {...{ game, options: specs, values: draft.options[edited] }}
              onChange={(options) => setOptions(edited, options)}
            />
            {specs.some(isRuling) ? (
              <Rulings
                {...{ game, options: specs.filter(isRuling), values: draft.options[edited] }}
                onChange={(options) => setOptions(edited, options)}
              />
            ) : null}
            <p className="small">{t('experiment.changed', { n: changedIn(draft.options[edited], specs).length })}</p>
          </div>
        )}
      </Dialog>
    </div>
  );
}
