import { hitlersLastBattles } from '../../engine/games/hitlers-last-battles/definition.ts';
import { lab } from '../../lab/games/hitlers-last-battles.ts';
import { players } from '../../players/hitlers-last-battles/players.ts';
import { serve } from '../serve.ts';

serve(hitlersLastBattles, players, lab, () =>
  import('../../engine/games/hitlers-last-battles/packs.ts').then(({ packs }) => packs),
);
