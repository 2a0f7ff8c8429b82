import { addMonths } from '../catalogue/warranty.ts'
import { type WorkflowViewer, workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import type { CardStatus } from './supervision-statuses.ts'

const dayMs = 86_400_000
const hueOf = (day: string) => {
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)
  const hue = (((days * 137.508) % 360) + 360) % 360
  return Math.round(hue * 10) / 10
}
const [saturation, lightness] = [0.65, 0.88]
/** Equal dates have equal colours, different ones hues far apart. */
export const colourOfDate = (day: string) => `hsl(${hueOf(day)} ${saturation * 100}% ${lightness * 100}%)`

/** The same colour for paper, as `#aabbcc`. */
export const printedColourOfDate = (day: string) => {
  const hue = hueOf(day)
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

/** No promise reaches further, whatever the contract says. */
export const mostWarrantyMonths = 120
export const latestEnd = (start: string) => addMonths(start, mostWarrantyMonths)

type Unit = { is_damaged: boolean; installed_date: string | null }
/** Why a unit does not go on a card by itself. */
export const unsoundBecause = ({ is_damaged, installed_date }: Unit) => {
  if (is_damaged) return because('unit-damaged')
  return installed_date === null ? because('unit-not-installed') : undefined
}

type Promised = {
  warranty_end_date_sparepart: string
  warranty_end_date_compressor: string
  policy_end_sparepart?: string | null
  policy_end_compressor?: string | null
}
/** Whether a unit is promised something else than the policy says. */
export const differsFromPolicy = (item: Promised) =>
  (item.policy_end_sparepart ?? item.warranty_end_date_sparepart) !== item.warranty_end_date_sparepart ||
  (item.policy_end_compressor ?? item.warranty_end_date_compressor) !== item.warranty_end_date_compressor

export const mostCardRemark = 1000
export const cardPrefix = 'WC'
/** By a copy on paper, or by a one-time code. */
export const signMethods = ['upload', 'code'] as const

type Row = {
  status: CardStatus
  is_superseded: boolean
  voided_date: string | null
  item_count: number
  unexplained: number
  is_handed_over: boolean
  authors: readonly string[]
}
type State = Omit<Row, 'authors'>
const isCurrent = ({ is_superseded, voided_date }: State) => {
  if (voided_date) return because('card-voided')
  return is_superseded ? because('card-superseded') : undefined
}
const isComplete = ({ item_count, unexplained }: State) => {
  if (item_count === 0) return because('card-without-items')
  return unexplained > 0 ? because('serials-unexplained', { n: unexplained }) : undefined
}
const isHandedOver = ({ is_handed_over }: State) => (is_handed_over ? undefined : because('usage-training-missing'))

/** Draft, manager, approved, issued with number and QR, signed; a correction is a new version. */
export const warrantyCard = workflow({
  entity: 'warranty-card',
  status: 'status',
  state: (row: Row, _viewer: WorkflowViewer): State => ({
    ...{ status: row.status, is_superseded: row.is_superseded, voided_date: row.voided_date },
    ...{ item_count: row.item_count, unexplained: row.unexplained, is_handed_over: row.is_handed_over },
  }),
  actions: {
    modify: { needs: 'Supervision-Warranty-Card', from: ['Document_Draft'], guards: [isCurrent] },
    submit: {
      needs: 'Supervision-Warranty-Card-Submit',
      from: ['Document_Draft'],
      to: 'Warranty_Card_Submitted',
      guards: [isCurrent, isComplete, isHandedOver],
      primary: true,
      confirm: true,
    },
    approve: {
      needs: 'Supervision-Warranty-Card-Approve',
      from: ['Warranty_Card_Submitted'],
      to: 'Warranty_Card_Approved',
      guards: [isCurrent],
      approves: true,
      primary: true,
      confirm: true,
    },
    reject: {
      needs: 'Supervision-Warranty-Card-Approve',
      from: ['Warranty_Card_Submitted'],
      to: 'Document_Draft',
      guards: [isCurrent],
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    generate: {
      needs: 'Supervision-Warranty-Card',
      from: ['Warranty_Card_Approved'],
      to: 'Warranty_Card_Issued',
      guards: [isCurrent],
      writes: false,
      primary: true,
      confirm: true,
    },
    sign: {
      needs: 'Supervision-Signed-Warranty-Card',
      from: ['Warranty_Card_Issued'],
      to: 'Warranty_Card_Signed',
      guards: [isCurrent],
      writes: false,
      primary: true,
      confirm: true,
    },
    correct: {
      needs: 'Supervision-Warranty-Card',
      from: ['Warranty_Card_Issued', 'Warranty_Card_Signed'],
      guards: [isCurrent],
      writes: false,
      reason: 'required',
    },
    /** The promise is made longer, as a new version that the manager approves. */
    extend: {
      needs: 'Supervision-Warranty-Card',
      from: ['Warranty_Card_Issued', 'Warranty_Card_Signed'],
      guards: [isCurrent],
      writes: false,
      reason: 'required',
    },
    void: {
      needs: 'Supervision-Warranty-Card-Approve',
      from: ['Warranty_Card_Issued', 'Warranty_Card_Signed'],
      guards: [isCurrent],
      writes: false,
      reason: 'required',
      dangerous: true,
    },
  },
})

/** `Perpustakaan Surakarta` becomes `Perpus••• Surak•••`. */
export const maskedName = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => (word.length <= 3 ? word : `${word.slice(0, Math.min(6, Math.ceil(word.length / 2)))}•••`))
    .join(' ')
export const serialEnd = (serial: string) => `•••• ${serial.slice(-5)}`
export const requestsADay = 3
