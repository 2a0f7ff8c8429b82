import type { CSSProperties, ReactNode } from 'react'
import style from './status-chip.module.css'
import { StatusIcon, type Tone } from './status-icon.tsx'

type Props = { tone: Tone; children: ReactNode; size?: 'normal' | 'large' }

/** Shape, word and colour: any one of the three may be lost. In a table only exceptions are tinted. */
export const StatusChip = ({ tone, children, size = 'normal' }: Props) => (
  <span
    className={style.chip}
    data-tone={tone}
    data-size={size}
    style={{ '--tone': `var(--${tone})`, '--soft': `var(--${tone}-soft)` } as CSSProperties}
  >
    <StatusIcon tone={tone} size={size === 'large' ? 14 : 12} />
    {children}
  </span>
)
