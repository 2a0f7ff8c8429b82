import { lazyPart } from '../../../ui/layout/lazy-part.tsx'

const MenuPicture = lazyPart(() => import('./menu-picture.tsx').then((picture) => picture.MenuPicture))

/** Seventy pictures are not in the first load; their place is kept until they come. */
export const MenuIcon = ({ name, size = 18 }: { name: string; size?: number }) => (
  <span style={{ display: 'inline-flex', flex: 'none', width: size, height: size }} data-picture>
    <MenuPicture name={name} size={size} />
  </span>
)
