import type { z } from 'zod'
import { told } from './told.ts'

/** What a schema says where its author gave no message: ours, never the validator's. */
export const schemaMessage = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined || issue.input === null || issue.input === '') return told('field-missing')
  if (issue.code === 'invalid_type') return told(issue.expected === 'number' ? 'field-not-number' : 'field-wrong-kind')
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const isLong = issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'set'
    if (issue.code === 'too_big')
      return told(isLong ? 'field-too-long' : 'field-too-high', { n: String(issue.maximum) })
    return told(isLong ? 'field-too-short' : 'field-too-low', { n: String(issue.minimum) })
  }
  return told(issue.code === 'invalid_value' ? 'not-in-list' : 'field-not-valid')
}
