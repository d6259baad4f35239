import { expose } from 'comlink';
import { createGifService } from './gif-service.ts';

/** Makes moving pictures beside the page. */
expose(createGifService());
