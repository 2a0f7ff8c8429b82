import type { HTMLAttributes } from 'react'
import style from './note.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'div' | 'ul' | 'section'
  /** Without one: something to attend to. */
  tone?: 'good' | 'bad'
}

/** A word on the whole page or section, tinted. */
export const Note = ({ as: Tag = 'p', tone, ...props }: Props) => (
  <Tag {...props} data-tone={tone} className={style.note} />
)
