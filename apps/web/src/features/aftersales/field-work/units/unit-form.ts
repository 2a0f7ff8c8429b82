import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import type { WorkOrderUnit } from '@sejuk/contract/aftersales/work-orders'
import type { ChecklistQuestion } from '@sejuk/domain/aftersales/work-orders/finishing'
import type { StoredReport } from '../queue/field-storage.ts'

export const moments = ['Before', 'After'] as const
export const measured = ['pressure', 'ampere', 'temperature_in', 'temperature_out', 'refrigerant_g'] as const
export type Moment = (typeof moments)[number]
export type Measured = (typeof measured)[number]

type Finding = {
  repair_symptom: string
  repair_place_of_failure: string
  repair_cause_of_failure: string
  action_taken: string
}
type Part = { item_code: string; item_name: string; quantity: string; serial_number: string }

/** What is typed about one unit: text until the server reads it. */
export type UnitForm = {
  serial_indoor: string
  serial_outdoor: string
  work_note: string
  checklist: Partial<Record<ChecklistQuestion, boolean>>
  measurements: Record<Moment, Record<Measured, string>>
  findings: Finding[]
  parts: Part[]
}

export const blankFinding: Finding = {
  repair_symptom: '',
  repair_place_of_failure: '',
  repair_cause_of_failure: '',
  action_taken: '',
}
export const blankPart: Part = { item_code: '', item_name: '', quantity: '1', serial_number: '' }

const typed = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)
const measurementOf = (unit: WorkOrderUnit, moment: Moment) => {
  const found = unit.measurements.find((one) => one.moment === moment)
  return Object.fromEntries(measured.map((what) => [what, typed(found?.[what])])) as Record<Measured, string>
}

/** The unit as the office knows it. */
export const formOf = (unit: WorkOrderUnit): UnitForm => ({
  serial_indoor: typed(unit.serial_indoor),
  serial_outdoor: typed(unit.serial_outdoor),
  work_note: typed(unit.work_note),
  checklist: unit.checklist,
  measurements: { Before: measurementOf(unit, 'Before'), After: measurementOf(unit, 'After') },
  findings: unit.findings.map((one) => ({
    repair_symptom: one.repair_symptom,
    repair_place_of_failure: typed(one.repair_place_of_failure),
    repair_cause_of_failure: typed(one.repair_cause_of_failure),
    action_taken: typed(one.action_taken),
  })),
  parts: unit.parts.map(({ item_code, item_name, quantity, serial_number }) => ({
    ...{ item_code, item_name, quantity: String(quantity), serial_number: typed(serial_number) },
  })),
})

/** As the call takes it. A measurement of which nothing was typed was not made. */
export const payloadOf = (work_order_detail_id: number, form: UnitForm) => ({
  work_order_detail_id,
  serial_indoor: form.serial_indoor,
  serial_outdoor: form.serial_outdoor,
  work_note: form.work_note,
  checklist: form.checklist,
  measurements: moments
    .filter((moment) => measured.some((what) => form.measurements[moment][what] !== ''))
    .map((moment) => ({ moment, ...form.measurements[moment] })),
  findings: form.findings.filter(({ repair_symptom }) => repair_symptom),
  parts: form.parts
    .filter(({ item_code, item_name }) => item_code || item_name)
    .map((part) => ({ ...part, item_flag: 'OUT' as const })),
  /** Whole, so that what waits on this phone can be shown again. */
  form,
})

type SentUnit = { work_order_detail_id: number; form?: UnitForm }

/** What is known of a unit here: what waits on this phone, or else what the office has. */
export const knownForm = (job: FieldJob, unit: WorkOrderUnit, reports: readonly StoredReport[]): UnitForm => {
  const waiting = reports
    .filter((one) => one.work_order_number === job.work_order_number)
    .flatMap(({ payload }) => (payload.units as SentUnit[] | undefined) ?? [])
    .findLast(({ work_order_detail_id }) => work_order_detail_id === unit.work_order_detail_id)
  return waiting?.form ?? formOf(unit)
}
