import { memo } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { thenOf, thenTargets } from '../../play/then.ts';
import { announce } from '../app/announce.ts';
import { ActionTile } from '../parts/action-tile.tsx';
import { choiceId } from './entry-tile.tsx';
import './then-cards.css';
import { useGame, usePlay, usePlayActions, useScene } from './use-play.tsx';
import { useTableLayout } from './use-table-layout.ts';

/** On a phone no hand is next to the list: the cards that may be named after the events follow them. */
export function ThenCards() {
  const then = usePlay(({ picture, newest }) => thenOf(picture.several, newest));
  const isPhone = useTableLayout() === 'phone';
  return then && isPhone ? <Cards {...then} /> : null;
}

type Then = NonNullable<ReturnType<typeof thenOf>>;

const Cards = memo(({ targets, hint }: Then) => {
  const scene = useScene();
  const { t, line } = scene.i18n;
  const { board, places } = useGame();
  const { choose } = usePlayActions();
  const isOpen = usePlay(({ picture, newest }) => thenTargets(picture.several, picture.combo, newest).length > 0);
  // Until an event is taken, a card has nothing to follow.
  const use = (target: TargetRef) => (isOpen ? choose(target) : announce(line(hint)));
  return (
    <section className="section" aria-labelledby="then-title">
      <h2 id="then-title" className="cap">
        {t('table.several.then')}
      </h2>
      <div className="grid then-cards">
        {targets.map((target) => (
          <ActionTile
            key={target}
            id={choiceId(target)}
            className="entry-face"
            title={<span className="visually-hidden">{places.nameTarget(scene, target)}</span>}
            art={<board.Face facts={scene.facts} queries={scene.queries} view={scene.view} target={target} />}
            state={isOpen ? 'open' : 'closed'}
            onUse={() => use(target)}
          />
        ))}
      </div>
    </section>
  );
});
Cards.displayName = 'Cards';
