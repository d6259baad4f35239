import { blitzkriegToMoscow2 } from '../../engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { lab } from '../../lab/games/blitzkrieg-to-moscow-2.ts';
import { players } from '../../players/blitzkrieg-to-moscow-2/players.ts';
import { serve } from '../serve.ts';

serve(blitzkriegToMoscow2, players, lab, () =>
  import('../../engine/games/blitzkrieg-to-moscow-2/packs.ts').then(({ packs }) => packs),
);
