import { memo } from 'react';
import type { ComponentType, SVGProps } from 'react';

/** Any lucide icon, imported one by one: `import Play from 'lucide-react/icons/play'`. */
export type IconShape = ComponentType<Pick<SVGProps<SVGSVGElement>, 'className' | 'strokeWidth' | 'width' | 'height'>>;

/** An icon beside a word. It adds nothing to the word, so screen readers skip it. */
export const Icon = memo(({ of: Shape, size = 20 }: { readonly of: IconShape; readonly size?: number }) => {
  return (
    <span className="icon" aria-hidden="true">
      <Shape width={size} height={size} strokeWidth={1.8} />
    </span>
  );
});
Icon.displayName = 'Icon';
