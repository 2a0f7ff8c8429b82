import type { ReactNode } from 'react'
import style from './job-status.module.css'

type Props = {
  /** Its chip. */
  children: ReactNode
  label: string
  /** Only while somebody works on it. */
  percent?: number | undefined
  problem?: string | undefined
}

/** Where work behind the scenes stands: a chip, how far it is, or why it failed. */
export const JobStatus = ({ children, label, percent, problem }: Props) => (
  <span className={style.status}>
    {children}
    {percent !== undefined && (
      <span className={style.progress}>
        <progress aria-label={label} max={100} value={percent} />
        {percent} %
      </span>
    )}
    {problem && <span className={style.problem}>{problem}</span>}
  </span>
)
