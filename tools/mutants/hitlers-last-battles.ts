import type { MutantList } from './mutant.ts';

export const hitlersLastBattles: MutantList = {
  game: 'hitlers-last-battles',
  long: ['properties.test.ts', 'no-marker-turn.test.ts'],
  mutants: [
    {
      file: 'rules/combat.ts',
      find: "if (origin !== null || fought) return 'attacked';",
      replace: "if (origin !== null) return 'attacked';",
      breaks: 'Q26: a unit whose own attack is over supports another',
    },
    {
      file: 'rules/combat.ts',
      find: "if (supported) return 'supported';",
      replace: '',
      breaks: '§8.4: a unit supports two battles',
    },
    {
      file: 'rules/combat.ts',
      find: 'if (markerOn(state, battle.attacker) === null) return [];',
      replace: '',
      breaks: 'Q8: an attacker without a marker is supported',
    },
    {
      file: 'rules/combat.ts',
      find: "if (to !== left && anyUnitIn(field, to) !== NONE) faults.push('occupied');",
      replace: '',
      breaks: '§8.7: a retreat ends on a unit',
    },
    {
      file: 'rules/control.ts',
      find: "cityValue + (edge !== null && faction === 'G' ? RULES.edgeHexForGermans : 0)",
      replace: 'cityValue + (edge !== null ? RULES.edgeHexForGermans : 0)',
      breaks: '§9.2: an edge hex is told as a point of the Allies',
    },
    {
      file: 'rules/control.ts',
      find: 'sideOf(owner) === sideOf(faction) ? owner : faction;',
      replace: 'owner === faction ? owner : faction;',
      breaks: '§2.4.3: one ally takes the hexes of the other',
    },
    {
      file: 'rules/dice.ts',
      find: 'const isHit = (total: number): boolean => total >= RULES.hitOn;',
      replace: 'const isHit = (total: number): boolean => total > RULES.hitOn;',
      breaks: '§8.2: a 4 is no hit',
    },
    {
      file: 'rules/dice.ts',
      find: 'if (defenderBonus === 0) return null;',
      replace: 'if (defenderBonus === 0 || city === null) return null;',
      breaks: '§8.3: a river alone does not help the defender',
    },
    {
      file: 'rules/dice.ts',
      find: 'const turned = rolls.findIndex((rolled) => !isHit(rolled) && isHit(rolled + bonus));',
      replace: 'const turned = -1;',
      breaks: 'Q19: support goes to the best miss, not to the die that it turns',
    },
    {
      file: 'rules/dice.ts',
      find: "return diff >= RULES.retreatDiff ? 'retreats' : 'goes-back';",
      replace: "return diff >= 0 ? 'retreats' : 'goes-back';",
      breaks: '§8.5: a difference of 0 drives the defender off',
    },
    {
      file: 'rules/markers.ts',
      find: 'markersReceived(side, state.turn) >= factions.length &&',
      replace: '',
      breaks: 'Q7: with one marker both allies must get one',
    },
    {
      file: 'rules/markers.ts',
      find: 'factions.every((faction) => hasUnitOnMap(state, faction));',
      replace: 'true;',
      breaks: 'Q7: an ally without units must get a marker',
    },
    {
      file: 'rules/movement.ts',
      find: "return enemyZone[from] !== 0 && enemyZone[to] !== 0 ? 'zone' : null;",
      replace: "return enemyZone[to] !== 0 ? 'zone' : null;",
      breaks: '§7.3, Q16: nobody steps into a zone',
    },
    {
      file: 'rules/movement.ts',
      find: "return own[hex] === NONE ? null : 'friend';",
      replace: 'return null;',
      breaks: '§7.5: two units attack one hex',
    },
    {
      file: 'rules/placement.ts',
      find: 'if (anyUnitIn(field, hex) !== NONE) faults |= OCCUPIED;',
      replace: '',
      breaks: '§5.3: a replacement joins a unit',
    },
    {
      file: 'rules/placement.ts',
      find: 'if (facts.cityValue === 0 && START_OF[unit] !== hex) return false;',
      replace: 'if (facts.cityValue === 0) return false;',
      breaks: '§5.2: the start hex takes nobody back',
    },
    {
      file: 'rules/placement.ts',
      find: "return countOnMap(state, 'german') - (received - replacementsLeft.G);",
      replace: "return countOnMap(state, 'german');",
      breaks: 'Q14: the Volkssturm counts units after replacement',
    },
    {
      file: 'rules/placement.ts',
      find: "if (markersReceived('german', state.turn) < 1)",
      replace: "if (markersReceived('german', state.turn) < 0)",
      breaks: 'Q13: the Volkssturm without markers to give up',
    },
    {
      file: 'rules/score.ts',
      find: "const winner = german.total === allied.total ? 'draw' : german.total > allied.total ? 'german' : 'allied';",
      replace: "const winner = german.total >= allied.total ? 'german' : 'allied';",
      breaks: 'Q25: equal totals are a German win',
    },
    {
      file: 'phases/turn.ts',
      find: '    takeMarkersOff(ctx, side);\n',
      replace: '',
      breaks: '§8.8: markers stay on their units',
    },
    {
      file: 'phases/turn.ts',
      find: '} else if (ctx.s.turn < LAST_TURN) {',
      replace: '} else if (ctx.s.turn <= LAST_TURN) {',
      breaks: '§4: a seventh turn',
    },
    {
      file: 'phases/strategic.ts',
      find: '      ctx.s.strategic.markersLeft = 0;\n    }',
      replace: '    }',
      breaks: '§5.1: the Volkssturm keeps its markers',
    },
    {
      file: 'phases/combat.ts',
      find: '  Object.assign(editUnit(ctx, attacker), { origin: null, fought: true });\n  takeHex(ctx, attacker, hex);',
      replace: '  Object.assign(editUnit(ctx, attacker), { origin: null, fought: true });',
      breaks: '§2.4.4: a hex won stays the enemy’s',
    },
    {
      file: 'phases/combat.ts',
      find: "  editUnit(ctx, defender).hex = hex;\n  ctx.emit({ type: 'retreated', unit: defender, from, hex, only });\n  // Q22: a retreat may take the hex.\n  takeHex(ctx, defender, hex);",
      replace:
        "  editUnit(ctx, defender).hex = hex;\n  ctx.emit({ type: 'retreated', unit: defender, from, hex, only });",
      breaks: 'Q22: a retreat takes no hex',
    },
  ],
};
