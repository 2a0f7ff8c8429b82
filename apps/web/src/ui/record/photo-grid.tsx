import type { ComponentProps } from 'react'
import style from './photo-grid.module.css'

/** Photos as buttons that open them, or as figures with what takes them away. */
export const PhotoGrid = (props: ComponentProps<'div'>) => <div {...props} className={style.photos} />
