import { createGreedy } from '/work/main/src/bots/hitlers-last-battles/greedy.ts';
import { hitlersLastBattles as def } from '/work/main/src/engine/games/hitlers-last-battles/definition.ts';
import { recordGame } from '/work/main/tools/lib/play.ts';
const players = [createGreedy(def.facts, 'german'), createGreedy(def.facts, 'allied')] as const;
const { timeline } = recordGame({
  def,
  players,
  setup: { scenario: 'campaign', seed: process.argv[2] ?? 's/1', options: {} },
});
const H = def.facts.hexes;
function map(s: any) {
  for (let r = 1; r <= 6; r++) {
    let a = '',
      b = '';
    for (let c = 1; c <= 12; c++) {
      const h = H.find((x) => x.col === c && x.row === r);
      const cell = !h
        ? '      '
        : !h.playable
          ? '  ##  '
          : (() => {
              const us = Object.entries(s.units)
                .filter(([, u]: any) => u.hex === h.id)
                .map(([id]) => id.slice(0, 4))
                .join('/');
              return `${s.control[h.id]}${h.cityValue || (h.edge ? '·' : h.defenderBonus ? '~' : ' ')}${us.padEnd(4)}`;
            })();
      if (c % 2) {
        a += cell;
        b += '      ';
      } else {
        a += '      ';
        b += cell;
      }
    }
    console.log(a);
    console.log(b);
  }
}
for (const p of timeline.points) {
  for (const e of p.events as any[])
    if (e.type === 'phase-began' && e.phase === 'strategic') {
      console.log(`\n=== turn ${e.turn} ${e.side} ${JSON.stringify(def.view(p.state, null).score.german.total)}`);
      map(p.state);
    }
  if (p.entry)
    console.log(
      '  ',
      p.entry.move,
      p.events
        .filter((e: any) => ['rolled', 'eliminated', 'retreated', 'control'].includes(e.type))
        .map((e: any) =>
          e.type === 'rolled'
            ? e.diff > 0
              ? 'WON'
              : 'lost'
            : e.type === 'control'
              ? `${e.hex}->${e.to}${e.points || ''}`
              : e.type + ' ' + e.unit,
        )
        .join(' '),
    );
}
