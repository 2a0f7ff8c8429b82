import { longestReason, settingChangeStatuses, shortestReason } from '@sejuk/domain/company/change-proposals'
import { z } from 'zod'
import { calendarDay } from './fields.ts'
import { orNothing } from './numbers.ts'
import { told } from './told.ts'

const wrong = told('setting-reason-length', { least: shortestReason, most: longestReason })
export const changeReason = z.string(wrong).trim().min(shortestReason, wrong).max(longestReason, wrong)
const day = calendarDay(told('write-date-2026-11-14'))

/** What goes with every proposed value: why, from which day, and until which. */
export const proposal = {
  reason: orNothing(changeReason),
  valid_from: orNothing(day),
  valid_until: orNothing(day),
}

/** The document that waits for a decision, or holds already where one person may do it. */
export const proposed = { change_code: z.string(), change_status: z.enum(settingChangeStatuses) }
