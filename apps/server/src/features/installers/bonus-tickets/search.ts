import { pageTo } from '@sejuk/domain/pages'
import { and, eq, or, sql } from 'drizzle-orm'
import { bonusTickets as t, bonusTicketUnits as u } from '../../../db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../db/tables/installers/installers.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'

const source = sql`${t} join ${installers} on ${eq(installers.user_code, t.user_code)}`

export const bonusTicketSearch = searchKind({
  ...{ kind: 'bonusTickets', needs: 'Installation-Bonus-List-Search', source },
  ...{ key: t.bonus_ticket_code, newest: t.created_date },
  visible: (viewer) => visibleTo(viewer, t),
  matches: (text, viewer) => {
    const named = and(visibleTo(viewer, installers), inColumns(text, { text: [installers.user_name] }))
    const bySerial = text.serial && or(eq(u.serial_indoor, text.serial), eq(u.serial_outdoor, text.serial))
    return or(
      inColumns(text, { text: [t.bonus_ticket_code, t.customer_name], phone: [t.customer_phone] }),
      keysFrom(t.user_code, sql`select ${installers.user_code} from ${installers} where ${named}`),
      bySerial
        ? keysFrom(t.bonus_ticket_code, sql`select ${u.bonus_ticket_code} from ${u} where ${bySerial}`)
        : undefined,
    )
  },
  fields: {
    code: t.bonus_ticket_code,
    title: installers.user_name,
    status: t.ticket_status,
    amount: t.amount,
    detail: t.customer_name,
    user_code: t.user_code,
  },
  record: ({ user_code, ...row }) => ({
    ...row,
    pages: [pageTo('bonusTicket', { code: row.code })],
    actions: [
      {
        action: 'installer',
        needs: 'Personal-Information-List-Detail',
        page: pageTo('installer', { module: 'personal-installer-list' }, { code: user_code }),
      },
    ],
  }),
})
