/** The start screen shows this before anything else of the game is fetched. */
import '../../board/thumb.css';
import './board/palette.css';
import './board/btm-thumb.css';

export { picture } from 'virtual:opening/blitzkrieg-to-moscow-2';
