import type { SupervisionDetail } from '@sejuk/contract/supervision/supervisions'
import { typedPhone } from '@sejuk/domain/values/phone'

const text = (value: string | number | null | undefined) => String(value ?? '')

export const blankLine = { item_model: '', qty: '1', capacity_hp: '', unit_place: 'Outdoor', floor_zone: '' }
export const blankContact = { contact_name: '', job_title: '', phone: '', email: '' }

export const editValues = (found: SupervisionDetail | undefined) => ({
  installer_pic: text(found?.installer_pic),
  overtime: text(found?.overtime ?? 'No'),
  planned_start: text(found?.planned_start),
  planned_end: text(found?.planned_end),
  delivery_orders: found?.delivery_orders ?? [],
  remark: text(found?.remark),
  contacts:
    found?.contacts.map(({ contact_name, job_title, phone, email }) => ({
      ...{ contact_name, job_title: text(job_title), email: text(email) },
      phone: phone ? typedPhone(phone) : '',
    })) ?? [],
})
export type EditValues = ReturnType<typeof editValues>

/** A supervision as it is typed: nothing is nothing, never null. */
export const supervisionValues = (found: SupervisionDetail | undefined, log_code: string) => ({
  log_code: found?.log_code ?? log_code,
  installer_code: text(found?.installer_code),
  warranty_basis: text(found?.warranty_basis ?? 'based_on_warranty_policy'),
  contract_clause: text(found?.contract_clause),
  ...editValues(found),
  lines: found
    ? found.lines.map(({ item_model, qty, capacity_hp, unit_place, floor_zone }) => ({
        ...{ item_model, unit_place: text(unit_place), floor_zone: text(floor_zone) },
        ...{ qty: text(qty), capacity_hp: text(capacity_hp) },
      }))
    : [blankLine],
})
export type SupervisionValues = ReturnType<typeof supervisionValues>
