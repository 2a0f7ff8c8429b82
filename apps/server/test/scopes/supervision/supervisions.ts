import * as calendar from '@sejuk/contract/supervision/calendar'
import * as inspections from '@sejuk/contract/supervision/inspections'
import * as installers from '@sejuk/contract/supervision/installers'
import * as letters from '@sejuk/contract/supervision/letters'
import * as mails from '@sejuk/contract/supervision/mails'
import * as contract from '@sejuk/contract/supervision/supervisions'
import * as cards from '@sejuk/contract/supervision/warranty-cards'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../../src/db/tables/platform/users.ts'
import { supervisionLetters } from '../../../src/db/tables/supervision/letters.ts'
import { supervisions } from '../../../src/db/tables/supervision/supervisions.ts'
import { warrantyCards } from '../../../src/db/tables/supervision/warranty-cards.ts'
import { addInstaller, prepareSupervisions, supervisionRow } from '../../supervision.ts'
import { named, type Owner, type ScopedRows } from '../scoped-rows.ts'

export const makeSupervision = async (
  db: NodePgDatabase,
  { dept_code, salesman_code, created_by }: Owner,
  code: string,
  over: Partial<typeof supervisions.$inferInsert> = {},
) => {
  await db
    .insert(users)
    .values(
      [salesman_code, created_by].map((usercode) => ({
        ...{ usercode, login_name: usercode, username: usercode, department: dept_code },
      })),
    )
    .onConflictDoNothing()
  await prepareSupervisions({ db }, { log_code: 'LOG-GOAL', dept_code, salesman_code, created_by })
  await addInstaller({ db })
  await db
    .insert(supervisions)
    .values(supervisionRow(code, { dept_code, service_dept_code: dept_code, salesman_code, created_by, ...over }))
  return code
}

const supervisionRows: ScopedRows = {
  name: 'supervisions',
  columns: ['dept_code', 'salesman_code', 'created_by'],
  make: (db, owner, n) => makeSupervision(db, owner, `SPV-S-${n}`),
  asks: [
    { endpoint: contract.listSupervisions, keyOf: named('supervision_code'), input: () => ({ limit: 100 }) },
    { endpoint: contract.getSupervision, one: (supervision_code) => ({ supervision_code }) },
    { endpoint: contract.supervisionLog, one: (code) => ({ code }) },
    { endpoint: inspections.getInspection, one: (supervision_code) => ({ supervision_code }) },
    { endpoint: inspections.inspectionPhotos, one: (supervision_code) => ({ supervision_code }) },
    { endpoint: inspections.inspectionReport, one: (supervision_code) => ({ supervision_code }) },
    {
      endpoint: letters.getNoticeLetter,
      one: (supervision_code) => ({ supervision_code, service_type: 'revision_notice' }),
    },
    { endpoint: mails.listMails, one: (supervision_code) => ({ supervision_code }) },
    { endpoint: letters.listLetters, one: (supervision_code) => ({ supervision_code }) },
    { endpoint: cards.getWarrantyCard, one: (supervision_code) => ({ supervision_code }) },
    {
      endpoint: calendar.checkVisit,
      one: (supervision_code) => ({
        ...{ supervision_code, technician_code: 'S1', visit_date: '2027-01-12', time_slot: '08:30~18:00' },
      }),
    },
  ],
}

const installerRows: ScopedRows = {
  name: 'installers of projects',
  columns: ['dept_code'],
  make: async (db, { dept_code }, n) => {
    const installer_code = `INST-S-${n}`
    await addInstaller({ db }, installer_code, dept_code)
    return installer_code
  },
  asks: [
    { endpoint: installers.listInstallersOfProjects, keyOf: named('installer_code'), input: () => ({ limit: 100 }) },
    { endpoint: installers.installerOfProjectLog, one: (code) => ({ code }) },
  ],
}

const cardRows: ScopedRows = {
  name: 'warranty cards',
  columns: ['dept_code', 'created_by'],
  make: async (db, owner, n) => {
    const supervision_code = await makeSupervision(db, owner, `SPV-C-${n}`)
    const { dept_code, created_by } = owner
    const card_key = `WC-S-${n}.1`
    await db.insert(warrantyCards).values({
      ...{ card_key, card_code: `WC-S-${n}`, version: 1, supervision_code, dept_code, service_dept_code: dept_code },
      ...{ project_name: 'Hotel', token_hash: `hash-${n}`, template_language: 'English', receiver: 'Owner' },
      ...{ issue_manager: 'Yuni', issue_manager_title: 'Manager', delivery_orders: ['DO-1'], start_date: '2026-11-01' },
      ...{ created_by, create_user_name: 'Sari' },
    })
    return card_key
  },
  asks: [
    { endpoint: cards.listWarrantyCards, keyOf: named('card_key'), input: () => ({ limit: 100 }) },
    { endpoint: cards.warrantyCardPaper, one: (card_key) => ({ card_key }) },
    { endpoint: cards.warrantyCardLog, one: (code) => ({ code }) },
  ],
}
const letterRows: ScopedRows = {
  name: 'letters of supervisions',
  columns: ['dept_code', 'salesman_code', 'created_by'],
  make: async (db, owner, n) => {
    const supervision_code = await makeSupervision(db, owner, `SPV-L-${n}`)
    await db.insert(supervisionLetters).values({
      ...{ supervision_code, service_type: 'revision_notice', template_type: 'REVISION_NOTICE', version: 1 },
      ...{ document_no: `RN-${n}`, template_language: 'English', responsible_party: 'CV', issue_date: '2026-11-01' },
      ...{ created_by: owner.created_by, create_user_name: 'Sari' },
    })
    return supervision_code
  },
  asks: [
    {
      endpoint: letters.previewNotice,
      one: (supervision_code) => ({
        ...{ supervision_code, service_type: 'revision_notice', template_type: 'REVISION_NOTICE' },
      }),
    },
  ],
}
/** Named by the number of the letter. */
const mailRows: ScopedRows = {
  name: 'e-mails of letters of supervisions',
  columns: ['dept_code', 'salesman_code', 'created_by'],
  make: async (db, owner, n) => {
    const supervision_code = await makeSupervision(db, owner, `SPV-E-${n}`)
    const [letter] = await db
      .insert(supervisionLetters)
      .values({
        ...{ supervision_code, service_type: 'revision_notice', template_type: 'REVISION_NOTICE', version: 1 },
        ...{
          document_no: `RN-E-${n}`,
          template_language: 'English',
          responsible_party: 'CV',
          issue_date: '2026-11-01',
        },
        ...{ created_by: owner.created_by, create_user_name: 'Sari' },
      })
      .returning({ letter_id: supervisionLetters.letter_id })
    return String(letter?.letter_id)
  },
  asks: [{ endpoint: mails.mailTemplate, one: (letter_id) => ({ letter_id }) }],
}

export const supervisionsInScope: readonly ScopedRows[] = [
  supervisionRows,
  installerRows,
  cardRows,
  letterRows,
  mailRows,
]
