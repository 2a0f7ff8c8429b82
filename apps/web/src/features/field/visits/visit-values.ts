import type { VisitDetail } from '@sejuk/contract/field/visits'
import type { CollectMethod, DisplayCheck, VisitPurpose } from '@sejuk/domain/field/visits'
import { newKey } from '../../../lib/api/keys.ts'

export type CollectionLine = {
  client_uuid: string
  amount: number | null
  method: CollectMethod | ''
  reference: string
  due_date: string
  /** Decided by finance: it stays as it is. */
  isShut: boolean
}
export type PriceLine = { brand: string; model: string; price: number | null; promo: string }
export type StockLine = { item_code: string; quantity: string }

/** The form of a visit as it is typed. */
export type VisitValues = {
  purposes: VisitPurpose[]
  contact_met: string
  notes: string
  next_action: string
  next_date: string
  display: Partial<Record<DisplayCheck, boolean>>
  training_topic: string
  training_people: string
  complaint: string
  complaint_phone: string
  collections: CollectionLine[]
  prices: PriceLine[]
  stock: StockLine[]
}

export const blankCollection = (): CollectionLine => ({
  ...{ client_uuid: newKey(), amount: null, method: '', reference: '', due_date: '', isShut: false },
})
export const blankPrice: PriceLine = { brand: '', model: '', price: null, promo: '' }
export const blankStock: StockLine = { item_code: '', quantity: '' }

export const valuesOf = (visit?: VisitDetail): VisitValues => ({
  purposes: visit?.purposes ?? [],
  contact_met: visit?.contact_met ?? '',
  notes: visit?.notes ?? '',
  next_action: visit?.next_action ?? '',
  next_date: visit?.next_date ?? '',
  display: visit?.display ?? {},
  training_topic: visit?.training_topic ?? '',
  training_people: visit?.training_people ? String(visit.training_people) : '',
  complaint: visit?.complaint ?? '',
  complaint_phone: '',
  collections: (visit?.collections ?? []).map(({ client_uuid, amount, method, reference, due_date, status }) => ({
    ...{ client_uuid, amount, method, reference: reference ?? '', due_date: due_date ?? '' },
    isShut: status !== 'Submitted',
  })),
  prices: (visit?.prices ?? []).map(({ promo, ...price }) => ({ ...price, promo: promo ?? '' })),
  stock: (visit?.stock ?? []).map(({ item_code, quantity }) => ({ item_code, quantity: String(quantity) })),
})

/** What is sent: of each purpose that is on, and of lines only those that were begun. */
export const payloadOf = ({ purposes, ...values }: VisitValues) => {
  const has = (purpose: VisitPurpose) => purposes.includes(purpose)
  const { collections, prices, stock } = values
  return {
    purposes,
    ...{ contact_met: values.contact_met, notes: values.notes },
    ...{ next_action: values.next_action, next_date: values.next_date },
    display: has('display') ? values.display : {},
    training_topic: has('training') ? values.training_topic : '',
    training_people: has('training') ? values.training_people : '',
    complaint: has('complaint') ? values.complaint : '',
    complaint_phone: has('complaint') ? values.complaint_phone : '',
    collections: (has('collection') ? collections : collections.filter(({ isShut }) => isShut))
      .filter(({ amount, method, reference }) => amount !== null || method || reference)
      .map(({ isShut: _, ...line }) => line),
    prices: has('price') ? prices.filter(({ brand, model, price }) => brand || model || price !== null) : [],
    stock: has('stock') ? stock.filter(({ item_code, quantity }) => item_code || quantity) : [],
  }
}
