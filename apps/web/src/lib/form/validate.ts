import { schemaMessage } from '@sejuk/contract/schema-messages'
import type { z } from 'zod'
import { config, safeParse } from 'zod/v4/core'
import '../language/form-words.ts'

// The page's security policy forbids code made from text, which zod would otherwise try for speed.
config({ jitless: true })

/** The first error of each field, by dotted name. */
export const problemsOf = (schema: z.core.$ZodType, values: unknown): Record<string, string> => {
  const { error } = safeParse(schema, values, { error: schemaMessage })
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

/**
 * Parses an address leniently: values the schema refuses are dropped and defaults used, so that a shortened or mistyped
 * link still opens the list.
 */
export const parseLenient = (schema: z.core.$ZodType, asked: Record<string, unknown>): unknown => {
  const parsed = safeParse(schema, asked)
  if (parsed.success) return parsed.data
  const refused = new Set(parsed.error.issues.map(({ path: [field] }) => String(field)))
  const rest = Object.fromEntries(Object.entries(asked).filter(([field]) => !refused.has(field)))
  return safeParse(schema, rest).data ?? safeParse(schema, {}).data
}
