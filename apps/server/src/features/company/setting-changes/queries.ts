import type * as contract from '@sejuk/contract/company/setting-changes'
import { gainOf, settingLevelOf } from '@sejuk/domain/company/setting-kinds'
import { inLists } from '@sejuk/domain/company/setting-texts'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { isLive } from '../../../business/company/is-live.ts'
import { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { asList, listPage } from '../../../platform/lists/list.ts'
import { containsText } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { proofOf } from '../../../platform/session/own-proof.ts'
import { staleValue } from './apply.ts'
import { impactOf } from './impact.ts'
import { handlers } from './kinds/handlers.ts'
import { visibleChanges } from './seen-changes.ts'
import { toldOf } from './told.ts'

const source = sql`${t}`
const columns = { ...getTableColumns(t), valid_until: sql<string | null>`${t.valid_until}::text` }
const { impact: _impact, authors: _authors, ...listed } = columns

type Asked = Pick<RequestContext<typeof contract.listSettingChanges>, 'viewer' | 'input'>

export const settingChangeList = ({ viewer, input }: Asked) =>
  asList({
    input,
    source,
    where: and(
      visibleChanges(viewer),
      input.kind ? eq(t.kind, input.kind) : undefined,
      input.scope === undefined ? undefined : eq(t.scope, input.scope),
      filterByCodes(t.status, input.status),
      input.direction ? eq(t.loosens, input.direction === 'looser') : undefined,
      input.person ? containsText(input.person, t.create_user_name, t.decided_user_name) : undefined,
      containsText(input.search, t.change_code, t.scope_name),
    ),
    key: t.change_code,
    sorts: { created_date: t.created_date, change_code: t.change_code },
    sort: '-created_date',
    fields: listed,
  })

export const listSettingChanges = async ({ db, ...asked }: RequestContext<typeof contract.listSettingChanges>) => {
  const page = await listPage(db, settingChangeList(asked))
  const data = page.data.map((row) => ({ ...row, ...inLists(row.kind, row.before, row.after) }))
  return { ...page, data }
}

export const getSettingChange = async ({ db, viewer, input }: RequestContext<typeof contract.getSettingChange>) => {
  const isThis = and(eq(t.change_code, input.change_code), visibleChanges(viewer))
  const [row] = await selectRows(db, columns, sql`from ${source} where ${isThis}`)
  if (!row) return refuse('notFound')
  const isOpen = ['Draft', 'Submitted', 'Approved'].includes(row.status)
  return {
    data: {
      ...row,
      own_level: settingLevelOf(viewer.role),
      is_live: await isLive(db),
      stale_value: isOpen ? await staleValue(db, row) : null,
      impact_now: isOpen ? await impactOf(db, row) : row.impact,
      waiting: isOpen ? ((await handlers[row.kind].waiting?.(db, row.scope)) ?? []) : [],
      told: await toldOf(db, row),
      gain: gainOf(row.kind, row),
      proof: await proofOf(db, viewer.usercode),
    },
  }
}

export const getCurrentSetting = async ({ db, viewer, input }: RequestContext<typeof contract.getCurrentSetting>) => {
  const { kind, scope } = input
  const current = (await handlers[kind].current(db, scope)) ?? refuseChoice('scope')
  const [open] = await db
    .select({ code: t.change_code })
    .from(t)
    .where(
      and(eq(t.kind, kind), eq(t.scope, scope), inArray(t.status, ['Submitted', 'Approved']), visibleChanges(viewer)),
    )
  const { values, isFirst: is_first, scope_name } = current
  return { data: { values, scope_name, is_first, waiting_code: open?.code ?? null } }
}
