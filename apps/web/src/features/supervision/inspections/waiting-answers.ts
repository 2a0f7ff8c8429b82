import type { InspectionResult } from '@sejuk/domain/supervision/inspection'
import type { FieldQueue } from '../../../entities/field/use-field-queue.ts'

export const answerAction = 'supervision-answer'

/** What this phone has answered and not sent yet, by checkpoint. */
export const waitingAnswers = (queue: FieldQueue['queue'], supervision_code: string) =>
  new Map(
    (queue?.taps ?? [])
      .filter(({ action, input }) => action === answerAction && input.supervision_code === supervision_code)
      .map(({ input }) => [String(input.checkpoint_code), input.result as InspectionResult] as const),
  )
