import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { bonusPhotoRights } from '@sejuk/domain/installers/bonus-photos'
import type { Permission } from '@sejuk/domain/permissions'
import { addDays } from '@sejuk/domain/values/dates'
import { serialNumbers } from '../src/db/tables/catalogue/serial-numbers.ts'
import { bonusRules } from '../src/db/tables/installers/bonus-rules.ts'
import { installerBanks, installers } from '../src/db/tables/installers/installers.ts'
import { banks } from '../src/db/tables/masters/banks.ts'
import { siteSettings } from '../src/db/tables/platform/site-settings.ts'
import { companyToday } from '../src/platform/calendar/company-day.ts'
import type { startTestServer } from './servers/test-server.ts'

type TestServer = Awaited<ReturnType<typeof startTestServer>>
export const earns: Permission[] = [
  'Bonus-Rule-Search',
  'My-Installation-Bonus-Search',
  'My-Installation-Bonus-Apply',
  ...bonusPhotoRights('View', 'Upload', 'Delete'),
]

/** Everything a bonus needs: a bank, a rule, installers, and units that were delivered. */
export const startBonusServer = ({ db, as }: TestServer) => {
  let count = 0
  const newUnit = async (more: Partial<typeof serialNumbers.$inferInsert> = {}) => {
    const n = ++count
    const [serial_indoor, serial_outdoor] = [`IN${n}-${Math.random().toString(36).slice(2, 8)}`, `OUT${n}`].map((one) =>
      one.toUpperCase(),
    ) as [string, string]
    const model = {
      item_code: 'GSW-05NK3(I)',
      item_name: 'Gree Split 0,5 PK',
      set_item_code: 'GSW-05NK3',
      brand_code: 'GREE',
      category_code: 'SPL',
      business_unit: 'RAC',
      capacity_pk: 0.5,
      delivered_date: addDays(companyToday(), -20),
      status: 'Sold' as const,
      ...more,
    }
    await db.insert(serialNumbers).values([
      { ...model, serial_number: serial_indoor, unit_kind: 'Indoor' },
      { ...model, serial_number: serial_outdoor, unit_kind: 'Outdoor', item_code: 'GSW-05NK3(O)' },
    ])
    return { serial_indoor, serial_outdoor }
  }
  const newRule = async (more: Partial<typeof bonusRules.$inferInsert> = {}) => {
    const [rule] = await db
      .insert(bonusRules)
      .values({
        rule_name: 'Split',
        status: 'Approved',
        base_amount: 50_000,
        valid_from: addDays(companyToday(), -400),
        created_by: 'U-1',
        create_user_name: 'Sari',
        ...more,
      })
      .returning()
    return rule as typeof bonusRules.$inferSelect
  }
  /** By chance, that is; a test that wants a call asks for one. */
  const callNobody = () =>
    db
      .insert(siteSettings)
      .values({
        setting_key: 'installers',
        value: { call_back_percent: 0 },
        updated_by: 'U-1',
        updated_user_name: 'Sari',
      })
      .onConflictDoNothing()
  const newInstaller = async (
    more: Partial<typeof installers.$inferInsert> = {},
    bank: Partial<typeof installerBanks.$inferInsert> | null = {},
  ) => {
    const n = ++count
    const call = await as(earns, { view_data: 'View_Data_Customer', username: `Installer ${n}` })
    await callNobody()
    await db.insert(installers).values({
      user_code: call.usercode,
      phone_number: `8110000${String(n).padStart(4, '0')}`,
      user_status: 'Approved',
      dept_code: '705',
      user_name: `Installer ${n}`,
      id_card_number: `31730101019${String(n).padStart(5, '0')}`,
      ...more,
    })
    await db
      .insert(banks)
      .values({
        bank_code: '014',
        bank_short_name: 'BCA',
        bank_name: 'Bank Central Asia',
        swift_code: 'CENAIDJA',
        receiver_types: ['1'],
        receiver_residencies: ['1'],
        chooseable_status: 'Yes',
      })
      .onConflictDoNothing()
    if (bank)
      await db.insert(installerBanks).values({
        user_code: call.usercode,
        bank_code: '014',
        account_name: `Installer ${n}`,
        credited_account: `70000${String(n).padStart(5, '0')}`,
        receiver_type: '1',
        receiver_residency: '1',
        transfer_type: 'Online',
        approve_status: 'Bank_Approved',
        ...bank,
      })
    return call
  }
  type Somebody = Awaited<ReturnType<typeof as>>
  const form = (units: object[], more: object = {}) => ({
    install_date: addDays(companyToday(), -3),
    customer_name: 'Budi Santoso',
    customer_phone: '0812 3333 4444',
    customer_address: 'Jl. Melati 1, Jakarta',
    pin_lat: -6.2,
    pin_lng: 106.8,
    capture_lat: -6.2,
    capture_lng: 106.8,
    units,
    client_key: `key-${Math.random().toString(36).slice(2)}`,
    ...more,
  })
  const draft = async (installer: Somebody, units: object[], more: object = {}) =>
    (await installer(contract.saveBonusTicket, form(units, more))).data as {
      bonus_ticket_code: string
      row_version: number
    }
  const submitted = async (installer: Somebody, units?: object[], more: object = {}) => {
    const saved = await draft(installer, units ?? [await newUnit()], more)
    const answer = await installer(contract.submitBonusTicket, saved)
    if (answer.code !== '200') throw new Error(JSON.stringify(answer))
    return saved.bonus_ticket_code
  }
  const versionOf = async (staff: Somebody, code: string) =>
    (await staff(contract.getBonusTicket, { bonus_ticket_code: code })).data.row_version as number
  /** Through branch and finance. */
  const approved = async (branch: Somebody, finance: Somebody, code: string) => {
    for (const [staff, name] of [
      [branch, 'approve-branch'],
      [finance, 'approve-finance'],
    ] as const) {
      const answer = await staff(contract.decideOnTicket[name], {
        bonus_ticket_code: code,
        row_version: await versionOf(staff, code),
        reason: 'Looked at it',
      })
      if (answer.code !== '200') throw new Error(JSON.stringify(answer))
    }
    return code
  }
  return { newUnit, newRule, newInstaller, form, draft, submitted, approved, versionOf }
}
