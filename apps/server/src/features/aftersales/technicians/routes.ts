import * as contract from '@sejuk/contract/aftersales/technicians'
import { technicianPhotoModule } from '@sejuk/domain/aftersales/service-files'
import { and, eq, sql } from 'drizzle-orm'
import { technicians as t } from '../../../db/tables/aftersales/technicians.ts'
import { attachmentModule } from '../../../platform/files/attachment-modules.ts'
import type { Serve } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { configureTechnician, createTechnician, technicianLog } from './commands.ts'
import { getTechnician, technicianPhoto } from './detail.ts'
import { countTechnicians, listTechnicians, source, technicianDropdown, techniciansVisibleTo } from './queries.ts'

export const technicianRoutes = (serve: Serve) => {
  serve(contract.listTechnicians, listTechnicians)
  serve(contract.countTechnicians, countTechnicians)
  serve(contract.getTechnician, getTechnician)
  serve(contract.technicianPhoto, technicianPhoto)
  serve(contract.createTechnician, createTechnician)
  serve(contract.configureTechnician, configureTechnician)
  serve(contract.technicianLog, technicianLog)
  serve(contract.technicianDropdown, technicianDropdown)
}

export const technicianAttachments = attachmentModule(technicianPhotoModule, async (db, viewer, code) => {
  const wanted = and(eq(t.technician_code, code), techniciansVisibleTo(viewer)) ?? sql`false`
  return (await selectRows(db, { code: t.technician_code }, sql`from ${source} where ${wanted}`)).length > 0
})
