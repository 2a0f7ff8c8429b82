import style from './face.module.css'

type Props = { path: string | null; name: string; size?: 'small' | 'large' }

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** The photo of a technician, or their initials. */
export const Face = ({ path, name, size = 'small' }: Props) =>
  path ? (
    <img className={style.face} data-size={size} src={path} alt={name} loading="lazy" />
  ) : (
    <span className={style.face} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
