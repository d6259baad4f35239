import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';

fillShelf(GAMES);
