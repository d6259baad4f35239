import type { Command } from '../app/commands.ts';
import type { MapHandle } from '../board/map-viewport.tsx';

export const mapCommands = (map: () => MapHandle | null): readonly Command[] => [
  { id: 'map.zoom-in', label: 'table.map.zoom-in', group: 'map', keys: ['+'], run: () => map()?.zoomIn() },
  { id: 'map.zoom-out', label: 'table.map.zoom-out', group: 'map', keys: ['-'], run: () => map()?.zoomOut() },
  { id: 'map.fit', label: 'table.map.fit', group: 'map', keys: ['w'], run: () => map()?.fit() },
  {
    id: 'map.pan',
    label: 'table.command.pan',
    group: 'map',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
    kind: 'listed',
    run: () => undefined,
  },
];
