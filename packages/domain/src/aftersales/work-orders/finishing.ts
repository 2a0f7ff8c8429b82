import type { ServiceType } from '../tickets/tickets.ts'

/** What the technician answers about each unit before they leave. */
export const checklist = [
  'electricity_checked',
  'drain_checked',
  'leak_checked',
  'vibration_checked',
  'site_cleaned',
  'customer_instructed',
] as const
export type ChecklistQuestion = (typeof checklist)[number]

export const photoRequired = (name: string) => `Photo ${name} is required`
export const signatureRequired = 'The customer’s signature, or why there is none, is required'
export const serialRequired = 'Serial number is required'
export const checklistRequired = 'Every question of the checklist must be answered'

type Unit = {
  line_no: number
  serial_indoor: string | null
  serial_outdoor: string | null
  checklist: Readonly<Record<string, boolean>>
}
type AskedPhoto = { photo_name: string; least: number; taken: number }
type Finishing<Photo extends AskedPhoto = AskedPhoto> = {
  service_type: ServiceType
  units: readonly Unit[]
  /** The photos the photo list requires, and how many exist. */
  photos: readonly Photo[]
  signed_by: string | null
  unsigned_reason: string | null
}

type Lacking<Photo> =
  | { what: 'photo'; photo: Photo }
  | { what: 'signature' }
  | { what: 'serial'; line_no: number }
  | { what: 'check'; line_no: number; question: ChecklistQuestion }

/** Everything that is missing before the work can be called finished, in the order in which it is asked for. */
export const missingToFinish = <Photo extends AskedPhoto>({
  service_type,
  units,
  photos,
  signed_by,
  unsigned_reason,
}: Finishing<Photo>): Lacking<Photo>[] => [
  ...photos.filter(({ least, taken }) => taken < least).map((photo) => ({ what: 'photo', photo }) as const),
  ...(!signed_by && !unsigned_reason ? [{ what: 'signature' } as const] : []),
  ...units.flatMap(({ line_no, serial_indoor, serial_outdoor, checklist: answers }) => [
    ...(service_type === 'Install' && !serial_indoor && !serial_outdoor ? [{ what: 'serial', line_no } as const] : []),
    ...checklist
      .filter((question) => answers[question] === undefined)
      .map((question) => ({ what: 'check', line_no, question }) as const),
  ]),
]

/** The same under the fields' names, for the answer to a call. */
export const finishGaps = (finishing: Finishing) => {
  const gaps: Record<string, string[]> = {}
  for (const one of missingToFinish(finishing)) {
    if (one.what === 'photo') gaps.photos = [...(gaps.photos ?? []), photoRequired(one.photo.photo_name)]
    if (one.what === 'signature') gaps.signed_by = [signatureRequired]
    if (one.what === 'serial') gaps[`units.${one.line_no}.serial_indoor`] = [serialRequired]
    if (one.what === 'check') gaps[`units.${one.line_no}.checklist`] = [checklistRequired]
  }
  return gaps
}

export type KnownSerial = {
  serial_number: string
  item_code: string
  set_item_code: string | null
  unit_kind: 'Indoor' | 'Outdoor' | 'Unit'
}
export const serialProblems = {
  unknown: 'Serial number is not known',
  otherModel: 'Serial number is of another model',
  elsewhere: 'Serial number is already installed elsewhere',
  pair: 'Indoor and outdoor unit do not belong together',
} as const

type Checked = { item_code: string | null; serial_indoor: string | null; serial_outdoor: string | null }
type Facts = { known: ReadonlyMap<string, KnownSerial>; elsewhere: ReadonlySet<string> }

/** Why the serial numbers of a unit cannot be right, or nothing. A unit without any has nothing to be wrong. */
export const serialProblem = ({ item_code, serial_indoor, serial_outdoor }: Checked, { known, elsewhere }: Facts) => {
  const given = [serial_indoor, serial_outdoor].filter((one) => one !== null)
  if (given.some((one) => !known.has(one))) return serialProblems.unknown
  const found = given.flatMap((one) => known.get(one) ?? [])
  if (item_code && found.some((one) => one.item_code !== item_code && one.set_item_code !== item_code))
    return serialProblems.otherModel
  if (given.some((one) => elsewhere.has(one))) return serialProblems.elsewhere
  const [inside, outside] = [known.get(serial_indoor ?? ''), known.get(serial_outdoor ?? '')]
  const isWrongSide = inside?.unit_kind === 'Outdoor' || outside?.unit_kind === 'Indoor'
  const isOtherSet = inside && outside && inside.set_item_code !== outside.set_item_code
  return isWrongSide || isOtherSet ? serialProblems.pair : undefined
}
