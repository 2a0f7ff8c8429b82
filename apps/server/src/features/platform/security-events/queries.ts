import type * as contract from '@sejuk/contract/platform/security-events'
import { and, eq, sql } from 'drizzle-orm'
import { securityEvents as t } from '../../../db/tables/platform/security-events.ts'
import { onCompanyDays } from '../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { isAsItOpens } from '../../../platform/scope/ordered-parts.ts'
import { describedBrowser } from '../../../platform/session/described-browser.ts'

type Asked = RequestContext<typeof contract.listSecurityEvents>

const fields = {
  event_id: t.event_id,
  at: t.at,
  kind: t.kind,
  usercode: t.usercode,
  username: t.username,
  by_usercode: t.by_usercode,
  by_username: t.by_username,
  ip: t.ip,
  user_agent: t.user_agent,
  detail: t.detail,
}

export const securityEventList = ({ input }: Pick<Asked, 'input'>) =>
  asList({
    input,
    source: sql`${t}`,
    where: and(
      input.kind ? eq(t.kind, input.kind) : undefined,
      containsText(input.person ?? '', t.username, t.usercode),
      containsText(input.ip ?? '', t.ip),
      onCompanyDays(t.at, input.from, input.to),
    ),
    key: t.event_id,
    sorts: { at: t.at },
    sort: '-at',
    fields,
    isInOrder: isAsItOpens(input, 'at'),
  })

export const listSecurityEvents = async ({ db, input }: Asked) => {
  const { data, ...rest } = await listPage(db, securityEventList({ input }))
  return {
    ...rest,
    data: data.map((event) => {
      const { browser, system } = describedBrowser(event.user_agent)
      return { ...event, browser: [browser, system].filter(Boolean).join(', ') }
    }),
  }
}
