import * as contract from '@sejuk/contract/retail/seller-accounts'
import { pageTo } from '@sejuk/domain/pages'
import { sellerRoles } from '@sejuk/domain/retail/retail-orders'
import { sellerAccount, sellerAccountStatuses } from '@sejuk/domain/retail/seller-accounts'
import { rupiah } from '@sejuk/domain/values/money'
import { sellerAccountWords } from '@sejuk/words/retail/seller-accounts'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { AccountChip } from '../../../entities/retail/account-chip.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

type Row = contract.SellerAccount

/** Where sellers get their incentive: compared by finance before anything is paid. */
export const SellerAccountsPage = () => {
  const t = useWords(sellerAccountWords)
  const dates = useDates()
  const list = useList(contract.listSellerAccounts)
  const branch = useBranchFilter()
  const record = useRecordActions({
    workflow: sellerAccount,
    endpoints: contract.actOnSellerAccount,
    keyField: 'seller_key',
    nameOf: (row: Row) => row.seller_name,
    label: t,
    question: (_name, row) => ({ title: t('sureApprove', { name: row.seller_name }) }),
  })
  const status = (row: Row) => <AccountChip account={row} />
  const account = (row: Row) => (
    <>
      {row.credited_account}
      <br />
      <small>
        {row.bank_name} · {row.account_name}
      </small>
    </>
  )
  return (
    <>
      <ListPage
        title={t('title')}
        crumb={<Link {...pageTo('settlements')}>{t('settlements')}</Link>}
        list={list}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          branch,
          {
            field: 'approve_status',
            label: t('approve_status'),
            kind: 'choice',
            options: sellerAccountStatuses.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'seller_role',
            label: t('seller_role'),
            kind: 'choice',
            options: sellerRoles.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[]}
        menu={record.actionsOf}
        keyOf={(row) => row.seller_key}
        nameOf={(row) => row.seller_name}
        columns={[
          {
            key: 'seller',
            title: t('seller'),
            sort: 'seller_code',
            wraps: true,
            show: (row) => (
              <>
                {row.seller_name}
                <br />
                <small>
                  {row.seller_code} · {t(row.seller_role)}
                </small>
              </>
            ),
          },
          { key: 'branch', title: t('branch'), show: (row) => row.branch_name },
          { key: 'account', title: t('credited_account'), wraps: true, show: account },
          { key: 'card', title: t('id_card_number'), show: (row) => row.id_card_number },
          { key: 'unpaid', title: t('unpaid'), isNumber: true, show: (row) => rupiah(row.unpaid_amount) },
          { key: 'paid', title: t('paid'), isNumber: true, show: (row) => rupiah(row.paid_amount) },
          { key: 'status', title: t('approve_status'), show: status },
        ]}
        card={(row) => ({
          code: row.seller_name,
          name: `${t(row.seller_role)} · ${row.branch_name}`,
          text: account(row),
          left: status(row),
          right: dates.day(row.created_date.slice(0, 10)),
        })}
      />
      {record.panel}
    </>
  )
}
