import { expose } from 'comlink';
import { createGifService } from './gif-service.ts';

expose(createGifService());
