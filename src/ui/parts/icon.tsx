import { memo, type ComponentType, type SVGProps } from 'react';

/** A lucide icon, imported by itself: `import Play from 'lucide-react/icons/play'`. */
export type IconShape = ComponentType<Pick<SVGProps<SVGSVGElement>, 'className' | 'strokeWidth' | 'width' | 'height'>>;

/** Screen readers skip icons: the word next to one says the same. */
export const Icon = memo(({ of: Shape, size = 20 }: { readonly of: IconShape; readonly size?: number }) => {
  return (
    <span className="inline-flex rigid icon" aria-hidden="true">
      <Shape width={size} height={size} strokeWidth={1.8} />
    </span>
  );
});
Icon.displayName = 'Icon';
