import { installerData } from '@sejuk/contract/installers/installers'
import { installerWords } from '@sejuk/words/installers/installers'
import { installers as t } from '../../../db/tables/installers/installers.ts'
import { exportable } from '../../../platform/export/exportable.ts'
import { installerList } from './queries.ts'

export const installerExport = exportable(installerData, {
  book: installerWords,
  title: 'title',
  rows: (context) => {
    const list = installerList(context)
    return { ...list, fields: { ...list.fields, phone_number: t.phone_number, approved_date: t.approved_date } }
  },
  columns: [
    { key: 'user_code', width: 18 },
    { key: 'user_name', width: 28 },
    {
      key: 'user_type',
      values: { Installer: 'Installer', Sales_Installer: 'Sales_Installer' },
    },
    { key: 'branch_name' },
    { key: 'phone_number', width: 18 },
    { key: 'province_name' },
    { key: 'city_name' },
    {
      key: 'user_status',
      values: {
        Draft: 'Draft',
        Submitted: 'Submitted',
        Approved: 'Approved',
        Rejected: 'Rejected',
        Modified: 'Modified',
        Withdrawn: 'Withdrawn',
        Paused: 'Paused',
      },
    },
    {
      key: 'approve_status',
      values: {
        Bank_Submitted: 'Bank_Submitted',
        Bank_Approved: 'Bank_Approved',
        Bank_Withdrawn: 'Bank_Withdrawn',
        Bank_Rejected: 'Bank_Rejected',
        Bank_Modified: 'Bank_Modified',
      },
    },
    { key: 'bank_verify_result', values: { Unknown: 'Unknown', Valid: 'Valid', Invalid: 'Invalid' } },
    { key: 'created_date', type: 'datetime' },
    { key: 'approved_date', type: 'datetime' },
    { key: 'last_login_date', type: 'datetime' },
  ],
})
