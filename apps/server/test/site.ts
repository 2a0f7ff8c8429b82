import { randomUUID } from 'node:crypto'
import type { Permission } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { eq } from 'drizzle-orm'
import { attachments } from '../src/db/tables/platform/attachments.ts'
import { supervisions } from '../src/db/tables/supervision/supervisions.ts'
import { startTestServer } from './servers/test-server.ts'
import { addInstaller, prepareSupervisions, supervisionRow } from './supervision.ts'

const held = (role: keyof typeof standardRoles): readonly Permission[] => standardRoles[role].permissions
const onSite = {
  ...{ supervision_status: 'Technical_Training_Finished' as const, certification_no: 'CERT-1' },
  ...{ first_schedule_date: '2026-11-01T00:00:00Z', delivery_orders: ['DO-1'] },
}

/** A site that is inspected (`SPV-1`), one that is handed over (`SPV-2`), and everybody who works on them. */
export const openSite = async () => {
  const server = await startTestServer()
  const { db, as } = server
  const of = (role: keyof typeof standardRoles, usercode: string, username: string, everywhere = false) =>
    as(held(role), { usercode, username, view_data: everywhere ? 'View_Data_All_Branches' : 'View_Data_My_Branch' })
  await of('Branch-Manager', 'S1', 'Sari')
  const people = {
    technician: await of('Project-Supervisor', 'TECH', 'Andi'),
    other: await of('Project-Supervisor', 'TECH2', 'Bayu'),
    coordinator: await of('Coordinator', 'CO', 'Suryo', true),
    manager: await of('TS-Manager', 'TS', 'Teguh', true),
    stranger: await as([], { usercode: 'NOBODY', username: 'Nobody' }),
  }
  await prepareSupervisions(server, { log_code: 'LOG-GOAL', salesman_code: 'S1', created_by: 'S1' })
  await addInstaller(server)
  await db
    .insert(supervisions)
    .values([
      supervisionRow('SPV-1', onSite),
      supervisionRow('SPV-2', { ...onSite, supervision_status: 'Usage_Training_Finished' }),
    ])
  const rowOf = async (supervision_code: string) => {
    const [row] = await db.select().from(supervisions).where(eq(supervisions.supervision_code, supervision_code))
    if (!row) throw new Error(`${supervision_code} is not there`)
    return row
  }
  const hang = async (module_code: string, alias: string) => {
    await db.insert(attachments).values({
      ...{ attachment_code: randomUUID(), kind: 'file', module_name: supervisionFiles.module, module_code, alias },
      ...{ original_file_name: 'a.pdf', content_type: 'application/pdf', bytes: 1, sha256: 'x', store_key: 'x' },
      created_by: 'S1',
    })
  }
  return { ...server, ...people, rowOf, hang }
}
