import { securityEventKinds } from '@sejuk/domain/platform/accounts/security-events'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { downloadable } from './downloads.ts'

const securityEvent = z.object({
  event_id: z.number(),
  at: instant,
  kind: z.enum(securityEventKinds),
  ...texts('username', 'ip', 'browser', 'user_agent', 'detail'),
  ...maybeTexts('usercode', 'by_usercode', 'by_username'),
})
export type SecurityEvent = z.output<typeof securityEvent>

export const listSecurityEvents = endpoint('GET /api/security-log/list', {
  needs: 'Security-Log-Search',
  input: listInput(['at']).extend({
    person: z.string().max(200).optional(),
    kind: z.enum(securityEventKinds).optional(),
    ip: z.string().max(100).optional(),
    from: calendarDay().optional(),
    to: calendarDay().optional(),
  }),
  data: z.array(securityEvent),
})

export const securityEventData = downloadable(listSecurityEvents, {
  module_name: 'security-log',
  needs: 'Security-Log-Search',
})
