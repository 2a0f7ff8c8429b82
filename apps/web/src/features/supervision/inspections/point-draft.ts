import type { InspectionResult, ProblemKind, Severity } from '@sejuk/domain/supervision/inspection'
import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../../lib/form/drafts.ts'
import { useViewer } from '../../../lib/session/viewer.ts'

export type DraftedProblem = {
  kind: ProblemKind
  severity: Severity
  description: string
  recommended_fix: string
  responsible: string
  due_date: string
}
type PointDraft = {
  value: string
  /** Null: what the value says by itself. */
  chosen: InspectionResult | null
  zone: string
  note: string
  problem: DraftedProblem
}

type Point = { supervision_code: string; checkpoint_code: string }
const formOf = ({ supervision_code, checkpoint_code }: Point) => `inspection/${supervision_code}/${checkpoint_code}`

export const isDrafted = (usercode: string, point: Point) => readDraft(usercode, formOf(point)) !== undefined
export const dropPointDraft = (usercode: string, point: Point) => dropDraft(usercode, formOf(point))

/** What was typed for a point: it stays on the phone until the point is saved, also where the page is left. */
export const usePointDraft = (point: Point, blank: PointDraft) => {
  const { usercode } = useViewer()
  const [draft, setDraft] = useState(() => ({ ...blank, ...readDraft<PointDraft>(usercode, formOf(point))?.values }))
  const say = (part: Partial<PointDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    writeDraft(usercode, formOf(point), next)
  }
  return { draft, say }
}
