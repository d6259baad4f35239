import { keepExperiment, readExperimentFile } from '../../experiment/kept.ts';
import { paths } from '../../app/routes.ts';
import type { Looked } from './found.ts';

/** An experiment, with the games that were played of it; it goes on where they end. */
export async function lookIntoExperiment(text: string): Promise<Looked> {
  const found = await readExperimentFile(text);
  if (!found.ok) return found;
  const { game, name } = found.experiment;
  return {
    ok: true,
    game,
    about: { key: 'incoming.experiment', params: { name, n: found.rows.length } },
    async keep() {
      const made = await keepExperiment(found);
      if (!made.ok) return made;
      return {
        ok: true,
        said: { key: 'incoming.experiment.kept', params: { name } },
        to: paths.experiment(game, made.id),
      };
    },
  };
}
