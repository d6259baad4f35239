import { hitlersReich } from '../../engine/games/hitlers-reich/definition.ts';
import { lab } from '../../lab/games/hitlers-reich.ts';
import { players } from '../../players/hitlers-reich/players.ts';
import { serve } from '../serve.ts';

serve(hitlersReich, players, lab, () => import('../../engine/games/hitlers-reich/packs.ts').then(({ packs }) => packs));
