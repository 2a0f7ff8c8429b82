import { pageTo } from '@sejuk/domain/pages'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { technicians as t } from '../../../db/tables/aftersales/technicians.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'
import { source, techniciansVisibleTo } from './queries.ts'

export const technicianSearch = searchKind({
  ...{ kind: 'technicians', needs: 'Asc-Technician-Search', source, key: t.technician_code, newest: t.created_date },
  visible: techniciansVisibleTo,
  matches: (text) => inColumns(text, { text: [t.technician_name, t.technician_code], phone: [t.phone] }),
  fields: {
    code: t.technician_code,
    title: t.technician_name,
    status: t.status,
    phone: t.phone,
    detail: serviceCentres.asc_name,
    asc_code: t.asc_code,
  },
  record: ({ asc_code, ...row }) => ({
    ...row,
    pages: [
      pageTo('technicianConfig', { technician_code: row.code }),
      pageTo('partnerTechnicianConfig', { technician_code: row.code }),
      pageTo('adminTechnicianConfig', { technician_code: row.code }),
    ],
    actions: [{ action: 'board', needs: 'Work-Order-Board', page: pageTo('workOrderBoard', { asc_code }) }],
  }),
})
