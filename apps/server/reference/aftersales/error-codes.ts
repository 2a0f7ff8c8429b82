import type { errorCodes } from '../../src/db/tables/aftersales/error-codes.ts'
import listed from './error-codes.json' with { type: 'json' }

type Row = typeof errorCodes.$inferInsert

/** What the displays of our units show, and what helps. */
export const standardErrorCodes = listed.map(
  (line): Row => ({
    error_code: line.error_code,
    product_group: line.product_group as Row['product_group'],
    title: line.title_en,
    local_title: line.title_id,
    possible_cause: line.possible_cause_en,
    local_possible_cause: line.possible_cause_id,
    remedy: line.remedy_en,
    local_remedy: line.remedy_id,
    severity: line.severity as Row['severity'],
    related_part_group: line.related_part_group || null,
  }),
)
