import { workflow } from '../document-workflow.ts'
import { because } from '../messages.ts'
import {
  type AttachmentAction,
  type AttachmentPermission,
  photoPermission,
} from '../platform/attachment-permissions.ts'

export const adjustmentStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Deleted'] as const
export type AdjustmentStatus = (typeof adjustmentStatuses)[number]
export const adjustmentReasons = ['counted', 'damaged', 'repaired', 'lost', 'found', 'mistake'] as const
export type AdjustmentReason = (typeof adjustmentReasons)[number]

/** Above this value, in list prices, a photo is required. */
export const photoAbove = 5_000_000
export const adjustmentPhotoModule = 'Stock_Adjustment'
export const adjustmentPhoto = 'evidence'
export const adjustmentPhotoRights = (...actions: AttachmentAction[]): AttachmentPermission[] =>
  actions.map((action) => photoPermission(adjustmentPhotoModule, adjustmentPhoto, action))

type Row = { status: AdjustmentStatus; authors: readonly string[]; value: number; photo_count: number }
type State = { status: AdjustmentStatus; value: number; photos: number }
const hasPhoto = ({ value, photos }: State) =>
  value > photoAbove && photos === 0 ? because('photo-required-above') : undefined

/** A correction of the balance: written by one, approved by another, and only then moved. */
export const stockAdjustment = workflow({
  entity: 'stock-adjustment',
  status: 'status',
  state: ({ status, value, photo_count }: Row): State => ({ status, value, photos: photo_count }),
  actions: {
    submit: {
      needs: 'Stock-Adjust-Create',
      from: ['Draft'],
      to: 'Submitted',
      guards: [hasPhoto],
      confirm: true,
      primary: true,
    },
    approve: {
      needs: 'Stock-Adjust-Approve',
      from: ['Submitted'],
      to: 'Approved',
      guards: [hasPhoto],
      approves: true,
      confirm: true,
      primary: true,
    },
    modify: { needs: 'Stock-Adjust-Create', from: ['Draft', 'Rejected'], to: 'Draft' },
    reject: {
      needs: 'Stock-Adjust-Approve',
      from: ['Submitted'],
      to: 'Rejected',
      notAuthor: true,
      reason: 'required',
      dangerous: true,
    },
    remove: {
      needs: 'Stock-Adjust-Create',
      from: ['Draft', 'Rejected'],
      to: 'Deleted',
      confirm: true,
      dangerous: true,
    },
  },
})

type Line = { qty: number; damaged: number; serials: readonly string[] }
/** Something changes, and units with numbers are named one by one. */
export const adjustmentObjection = ({ qty, damaged, serials }: Line, isNumbered: boolean) => {
  if (qty === 0 && damaged === 0) return because('adjusts-nothing')
  if (!isNumbered) return undefined
  if (qty !== 0 && damaged !== 0 && qty !== damaged) return because('damaged-on-a-line-of-their-own')
  const named = new Set(serials.filter(Boolean)).size
  const units = Math.abs(qty) || Math.abs(damaged)
  if (named !== units) return because('serials-fewer-than-units', { n: named, qty: units })
  return undefined
}
