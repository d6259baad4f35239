/** The start screen shows this before anything else of the game is fetched. */
import '../../board/thumb.css';

export { picture } from 'virtual:opening/hitlers-last-battles';
