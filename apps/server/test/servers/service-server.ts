import * as board from '@sejuk/contract/aftersales/work-order-board'
import * as contract from '@sejuk/contract/aftersales/work-orders'
import { type Permission, permissions } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { technicians } from '../../src/db/tables/aftersales/technicians.ts'
import type { workOrders } from '../../src/db/tables/aftersales/work-orders.ts'
import { serialNumbers } from '../../src/db/tables/catalogue/serial-numbers.ts'
import { photoLists } from '../../src/db/tables/masters/photo-lists.ts'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { makeCentre, makeTechnician } from '../aftersales.ts'
import { makeWorkOrder } from '../work-orders.ts'
import { startTestServer } from './test-server.ts'

/** What a standard role holds, each once. */
export const held = (role: keyof typeof standardRoles): Permission[] => [
  ...new Set<Permission>(standardRoles[role].permissions),
]
export const done = { code: '200', status: true }

/** A service centre with desk and technicians, its neighbours, and the users who decide about them. */
export const startServiceServer = async (options?: Parameters<typeof startTestServer>[0]) => {
  const server = await startTestServer(options)
  const { db, as } = server
  const everything = await as([...permissions])
  const desk = await as(held('ASC-Admin'), { view_data: 'View_Data_Asc', asc_code: '8-ASC-01', username: 'Hendra' })
  const otherDesk = await as(held('ASC-Admin'), { view_data: 'View_Data_Asc', asc_code: '8-ASC-02' })
  const technician = await as(held('Technician'), {
    view_data: 'View_Data_Technician',
    usercode: 'T-1',
    asc_code: '8-ASC-01',
  })
  const helper = await as(held('Technician'), {
    view_data: 'View_Data_Technician',
    usercode: 'T-2',
    asc_code: '8-ASC-01',
  })
  const department = await as(held('After-Sales-Department'), { username: 'Maya' })
  const branch = await as(held('Branch-Manager'), { view_data: 'View_Data_My_Branch', department: '705' })
  const otherBranch = await as(held('Branch-Manager'), { view_data: 'View_Data_My_Branch', department: '713' })

  let count = 0
  const order = (over: Partial<typeof workOrders.$inferInsert> = {}, units?: Parameters<typeof makeWorkOrder>[2]) =>
    makeWorkOrder(db, { work_order_number: `WO-T-${++count}`, technician_code: 'T-1', ...over }, units)

  await makeCentre(db, { asc_code: '8-ASC-01', ass_admin_user_codes: [department.usercode] })
  await makeCentre(db, { asc_code: '8-ASC-02' })
  await makeCentre(db, { asc_code: '8-ASC-03', asc_flag: 'Paused' })
  await makeCentre(db, { asc_code: '8-ASC-04', contract_signed_date: null })
  for (const code of ['T-1', 'T-2', 'T-3']) await makeTechnician(db, code, '8-ASC-01')
  await makeTechnician(db, 'T-9', '8-ASC-02')
  // Nobody rests here, so that a test finds a free day whatever day it is.
  await db.update(technicians).set({ work_days: [0, 1, 2, 3, 4, 5, 6], max_jobs_day: 4 })
  await db.insert(photoLists).values(
    ['before', 'after'].map((photo_alias, seq) => ({
      module_name: 'work_order',
      photo_alias,
      photo_name: photo_alias === 'before' ? 'Before the work' : 'After the work',
      local_name: photo_alias,
      min_photos: 1,
      max_photos: 5,
      is_required: true,
      camera_only: false,
      seq,
    })),
  )
  await db.insert(serialNumbers).values(
    [
      ['IN-1', 'Indoor'],
      ['OUT-1', 'Outdoor'],
    ].map(([serial_number, unit_kind]) => ({
      serial_number: serial_number!,
      item_code: `SET-1/${unit_kind}`,
      item_name: 'RAC 1 PK',
      set_item_code: 'SET-1',
      unit_kind: unit_kind as 'Indoor',
      brand_code: 'GREE',
      category_code: 'SPL',
      business_unit: 'RAC',
      status: 'InStock' as const,
    })),
  )

  const photograph = (number: string, ...aliases: string[]) =>
    db.insert(attachments).values(
      aliases.map((alias) => ({
        attachment_code: `${number}-${alias}`,
        kind: 'photo' as const,
        module_name: 'work_order',
        module_code: number,
        alias,
        original_file_name: `${alias}.jpg`,
        content_type: 'image/jpeg',
        bytes: 1,
        sha256: alias,
        store_key: alias,
        created_by: 'T-1',
      })),
    )

  /** The first day and slot that can be chosen. */
  const freeSlot = async (work_order_number: string, technician_code = 'T-1') => {
    const { data } = await desk(board.visitChoices, { work_order_number, technician_code })
    const days = data as board.VisitDay[]
    const day = days.find(({ slots }) => slots.some(({ slot, why_not }) => slot !== '08:30~18:00' && !why_not))!
    const slot = day.slots.find((one) => one.slot !== '08:30~18:00' && !one.why_not)!
    return { scheduled_date: day.day, slot: slot.slot, technician_code }
  }
  const detailOf = async (number: string) =>
    (await everything(contract.getWorkOrder, { work_order_number: number })).data

  return {
    ...server,
    everything,
    desk,
    otherDesk,
    technician,
    helper,
    department,
    branch,
    otherBranch,
    order,
    photograph,
    freeSlot,
    detailOf,
  }
}
