import { pageTo } from '@sejuk/domain/pages'
import type { ProjectStage } from '@sejuk/domain/projects/project-statuses'
import { type MoveKind, moveKinds } from '@sejuk/domain/projects/weekly-report'
import type { ReactNode } from 'react'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'

export type WeekSearch = { week?: string; dept_code?: string; salesman_code?: string; kind?: string }

/** The movements that are looked at; all of them unless one kind was chosen. */
export const useMoveKind = () => {
  const search: WeekSearch = useSearch()
  return moveKinds.find((kind) => kind === search.kind)
}

type Moves = { kind: MoveKind; n: number; dept_code?: string; salesman_code?: string; children: ReactNode }

/** A number of the week leads to the movements it counts. */
export const ToMoves = ({ kind, n, dept_code, salesman_code, children }: Moves) => {
  const search: WeekSearch = useSearch()
  if (n === 0) return children
  return (
    <Link
      to="."
      search={{ ...search, ...(dept_code ? { dept_code } : {}), ...(salesman_code ? { salesman_code } : {}), kind }}
      hash="movements"
    >
      {children}
    </Link>
  )
}

type Projects = { stage?: ProjectStage; dept_code?: string; salesman_code?: string; children: ReactNode }

/** How many there were leads to those that are there now. */
export const ToProjects = ({ children, dept_code, ...of }: Projects) => {
  const search: WeekSearch = useSearch()
  const branch = dept_code ?? search.dept_code
  return <Link {...pageTo('projectLibrary', { ...of, ...(branch ? { dept_code: branch } : {}) })}>{children}</Link>
}
