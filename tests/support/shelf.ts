import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { fillScreens } from '../../src/ui/app/game-screen.ts';
import { SCREENS } from '../../src/ui/app/screens.ts';

fillShelf(GAMES);
fillScreens(SCREENS);
