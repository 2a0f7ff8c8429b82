import * as contract from '@sejuk/contract/sales/cashback-payouts'
import { settlementStatuses } from '@sejuk/domain/installers/settlements'
import { pageTo } from '@sejuk/domain/pages'
import { payoutMethods } from '@sejuk/domain/sales/cashbacks/cashback-payouts'
import { rupiah } from '@sejuk/domain/values/money'
import { settlementStatusWords } from '@sejuk/words/installers/settlements'
import { cashbackPayoutWords, payoutMethodWords } from '@sejuk/words/sales/cashback-payouts'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { SettlementChip } from '../../../entities/status/bonus-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

const PayoutForm = lazyPart(() => import('./payout-form.tsx').then((form) => form.PayoutForm))

type Row = contract.PayoutRow

/** Cashback that is paid by bank or credit note, from draft to paid. */
export const CashbackPayoutsPage = () => {
  const t = useWords(cashbackPayoutWords)
  const statuses = useWords(settlementStatusWords)
  const methods = useWords(payoutMethodWords)
  const dates = useDates()
  const list = useList(contract.listPayouts)
  const mayCreate = useGate(contract.createPayout)
  const [isFormOpen, setFormOpen] = useState(false)
  const code = ({ payout_code }: Row) => <Link {...pageTo('cashbackPayout', { code: payout_code })}>{payout_code}</Link>
  const answers = ({ paid, failed, lines }: Row) => `${paid} / ${failed} / ${lines - paid - failed}`
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={[
          { field: 'text', label: t('search'), kind: 'text' },
          {
            field: 'method',
            label: t('method'),
            kind: 'choice',
            options: payoutMethods.map((value) => ({ value, label: methods(value) })),
          },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: settlementStatuses.map((value) => ({ value, label: statuses(value) })),
          },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setFormOpen(true),
          },
        ]}
        keyOf={({ payout_code }) => payout_code}
        nameOf={({ payout_code }) => payout_code}
        columns={[
          { key: 'code', title: t('payout'), sort: 'payout_code', show: code },
          { key: 'method', title: t('method'), show: ({ method }) => methods(method) },
          { key: 'lines', title: t('lines'), isNumber: true, show: ({ lines }) => lines },
          {
            key: 'net',
            title: t('net'),
            sort: 'net_amount',
            isNumber: true,
            total: 'net_amount',
            show: ({ net_amount }) => rupiah(net_amount),
          },
          { key: 'answers', title: t('answers'), isNumber: true, show: answers },
          { key: 'created', title: t('created'), wraps: true, show: ({ create_user_name }) => create_user_name },
          {
            key: 'date',
            title: t('created_date'),
            sort: 'created_date',
            show: ({ created_date }) => dates.date(created_date),
          },
          { key: 'status', title: t('status'), show: ({ status }) => <SettlementChip status={status} /> },
        ]}
        card={(row) => ({
          code: code(row),
          name: rupiah(row.net_amount),
          text: `${methods(row.method)} · ${row.lines} ${t('lines')}`,
          left: <SettlementChip status={row.status} />,
          right: dates.date(row.created_date),
        })}
      />
      {isFormOpen && <PayoutForm onClose={() => setFormOpen(false)} />}
    </>
  )
}
