import { because } from '../messages.ts'
import type { Permission } from '../permissions.ts'
import { type Gate, gate } from '../workflow.ts'
import type { LetterKind, LetterStatus } from './supervision-statuses.ts'

export const letterStages = ['Pending', 'Submitted', 'Approved', 'Issued', 'Signed'] as const
export type LetterStage = (typeof letterStages)[number]

const prefixes = {
  revision_notice: 'Revision_Notice',
  design_revision_notice: 'Design_Revision_Notice',
  disclaimer_letter: 'Disclaimer_Letter',
} as const satisfies Record<LetterKind, string>
/** The status of the specification for a stage of a letter. */
export const letterStatus = (kind: LetterKind, stage: LetterStage) => `${prefixes[kind]}_${stage}` as LetterStatus
export const stageOf = (status: string): LetterStage =>
  letterStages.find((stage) => status.endsWith(`_${stage}`)) ?? 'Pending'

export const templateTypes = ['DESIGN_NOTICE', 'REVISION_NOTICE', 'DISCLAIMER', 'WARRANTY_CARD'] as const
export type TemplateType = (typeof templateTypes)[number]
export const templateOf: Record<LetterKind, TemplateType> = {
  revision_notice: 'REVISION_NOTICE',
  design_revision_notice: 'DESIGN_NOTICE',
  disclaimer_letter: 'DISCLAIMER',
}
/** Only this template has a table of signatures. */
export const hasSignatureTable = (template: TemplateType) => template === 'DISCLAIMER'
export const templateLanguages = ['Local Language', 'English'] as const
export type TemplateLanguage = (typeof templateLanguages)[number]
export const defaultTemplateLanguage: TemplateLanguage = 'Local Language'

export const letterNumberPrefixes: Record<LetterKind, string> = {
  revision_notice: 'RN',
  design_revision_notice: 'DRN',
  disclaimer_letter: 'DL',
}
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const
/** `RN/711/XI/2026/004`. */
export const letterNumber = (prefix: string, dept_code: string, day: string, seq: number) =>
  [prefix, dept_code, romans[Number(day.slice(5, 7)) - 1], day.slice(0, 4), String(seq).padStart(3, '0')].join('/')

export const longestVersion = 9
export const mostResponsible = 250

type Row = { service_type: LetterKind; stage: LetterStage; problems: number; authors: readonly string[] }
type Looking = { usercode: string; permission: ReadonlySet<Permission> }
export const letterSteps = ['save', 'submit', 'approve', 'reject', 'generate', 'sign', 'mail', 'discard'] as const
export type LetterStep = (typeof letterSteps)[number]

const writes = (kind: LetterKind): Permission =>
  kind === 'design_revision_notice' ? 'Supervision-Design-Revision-Notice' : 'Supervision-Notice-Letter'
const needs = (step: LetterStep, kind: LetterKind): Permission => {
  const isDesign = kind === 'design_revision_notice'
  if (step === 'submit') return isDesign ? 'BUTTON_DESIGN_PROBLEM_SUBMIT' : 'Supervision-Notice-Letter'
  if (step === 'approve' || step === 'reject')
    return isDesign ? 'BUTTON_DESIGN_PROBLEM_APPROVE' : 'Supervision-Notice-Letter-Approve'
  return step === 'sign' ? 'Supervision-Signed-Disclaimer-Letter' : writes(kind)
}
const from: Record<LetterStep, readonly LetterStage[]> = {
  // A generated letter is never changed: saving it begins the next version.
  save: ['Pending', 'Issued', 'Signed'],
  submit: ['Pending'],
  approve: ['Submitted'],
  reject: ['Submitted'],
  generate: ['Approved', 'Issued', 'Signed'],
  sign: ['Issued'],
  mail: ['Issued', 'Signed'],
  discard: ['Pending'],
}
/** May this user take this step with this letter now? Nobody approves what they wrote any part of. */
export const letterGate = (step: LetterStep, row: Row, viewer: Looking): Gate =>
  gate<Row>(
    {
      needs: needs(step, row.service_type),
      from: [{ stage: from[step] }],
      guards: [
        ({ authors }) =>
          (step === 'approve' || step === 'reject') && authors.includes(viewer.usercode)
            ? because('author-approves')
            : undefined,
        ({ problems }) => (step === 'submit' && problems === 0 ? because('letter-without-problem') : undefined),
        ({ service_type }) =>
          step === 'sign' && service_type !== 'disclaimer_letter' ? because('not-for-this-record') : undefined,
      ],
    },
    row,
    viewer.permission,
    'supervision-letter',
  )
