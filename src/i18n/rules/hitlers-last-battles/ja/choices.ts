import type { RulingId } from '../../../../engine/games/hitlers-last-battles/rulings.ts';
import { ja } from '../../../ja/hitlers-last-battles-setup.ts';
import { otherReadings } from '../choices.ts';

/** 準備の画面で別の読み方を選べること、その内容。 */
export const choiceOf = (id: RulingId): string => {
  const readings = otherReadings(id, ja).map((reading) => `「${reading}」`);
  return `準備のとき、代わりに${readings.join('、')}を選べます。`;
};
