import { collectionData } from '@sejuk/contract/field/visit-collections'
import { visitData } from '@sejuk/contract/field/visits'
import { visitPurposes } from '@sejuk/domain/field/visits'
import { visitWords } from '@sejuk/words/field/visits'
import { byOwnName } from '../../../platform/export/by-own-name.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { collectionList, visitList } from './queries.ts'

export const visitExport = exportable(visitData, {
  book: visitWords,
  title: 'title',
  rows: visitList,
  columns: [
    { key: 'visit_code', width: 20 },
    { key: 'visit_date', width: 12 },
    { key: 'username', word: 'staff', width: 24 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'customer_code', width: 14 },
    { key: 'customer_name', word: 'customer', width: 30 },
    { key: 'shop_name', word: 'shop', width: 26 },
    { key: 'shop_class', word: 'shopClass', width: 8 },
    { key: 'in_at', word: 'checkIn', type: 'datetime' },
    { key: 'out_at', word: 'checkOut', type: 'datetime' },
    { key: 'minutes', word: 'minutes', type: 'number' },
    { key: 'distance_m', word: 'distance', type: 'number' },
    { key: 'is_planned', word: 'planned', values: { true: 'yes', false: 'no' }, width: 10 },
    { key: 'purposes', values: byOwnName(visitPurposes), width: 26 },
    { key: 'order_amount', word: 'orders', type: 'number' },
    { key: 'collected_amount', word: 'collected', type: 'number' },
    { key: 'contact_met', word: 'contact_met', width: 20 },
    { key: 'next_action', word: 'next_action', width: 30 },
    { key: 'next_date', word: 'next_date', width: 12 },
    {
      key: 'status',
      width: 14,
      values: {
        Draft: 'Draft',
        Submitted: 'Submitted',
        Approved: 'Approved',
        Rejected: 'Rejected',
        Deleted: 'Deleted',
      },
    },
  ],
})

export const collectionExport = exportable(collectionData, {
  book: visitWords,
  title: 'collections',
  rows: collectionList,
  columns: [
    { key: 'collection_code', width: 20 },
    { key: 'visit_code', width: 20 },
    { key: 'username', word: 'staff', width: 24 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'customer_name', word: 'customer', width: 30 },
    { key: 'amount', word: 'collected', type: 'number' },
    { key: 'method', values: { cash: 'cash', transfer: 'transfer', cheque: 'cheque' }, width: 12 },
    { key: 'reference', width: 20 },
    { key: 'due_date', width: 12 },
    { key: 'status', width: 14, values: { Submitted: 'waitsForFinance', Approved: 'received', Rejected: 'refused' } },
  ],
})
