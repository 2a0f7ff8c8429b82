import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { serviceCentres as t } from '../../../db/tables/aftersales/service-centres.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'

export const serviceCentreSearch = searchKind({
  ...{ kind: 'serviceCentres', needs: 'Asc-List-Search', source: sql`${t}`, key: t.asc_code, newest: t.created_date },
  visible: (viewer) => visibleTo(viewer, t),
  matches: (text) => inColumns(text, { text: [t.asc_name, t.asc_code], phone: [t.phone] }),
  fields: { code: t.asc_code, title: t.asc_name, phone: t.phone, detail: t.city_name },
  record: (row) => ({
    ...row,
    pages: [
      pageTo('editServiceCentre', { asc_code: row.code }),
      pageTo('editPartnerServiceCentre', { asc_code: row.code }),
      pageTo('serviceCentre', { asc_code: row.code }),
    ],
    actions: [{ action: 'board', needs: 'Work-Order-Board', page: pageTo('workOrderBoard', { asc_code: row.code }) }],
  }),
})
