import * as contract from '@sejuk/contract/money/payment-refs'
import { type PaymentRefState, paymentRefStates } from '@sejuk/domain/money/payment-refs'
import { paymentRefWords } from '@sejuk/words/money/payment-refs'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { BankTabs } from '../../../entities/money/bank-tabs.tsx'

type Row = contract.PaymentRef
const tones: Record<PaymentRefState, Tone> = { Open: 'good', Paid: 'good', Expired: 'neutral', Closed: 'neutral' }

/** The numbers that customers pay to; each payment to one is reported by the provider. */
export const PaymentRefsPage = () => {
  const t = useWords(paymentRefWords)
  const dates = useDates()
  const list = useList(contract.listPaymentRefs)
  const may = useGate(contract.createPaymentRef)
  const shut = useSend(contract.closePaymentRef)
  const [isAdding, setAdding] = useState(false)
  const chip = (row: Row) => <StatusChip tone={tones[row.state]}>{t(row.state)}</StatusChip>
  const ready = (row: Row) => (row.registered_date ? dates.date(row.registered_date) : t('waiting'))
  const close = async ({ ref, row_version }: Row) => {
    const question = { title: t('sureClose', { ref }), text: t('sureCloseText'), yes: t('close'), isDangerous: true }
    if (await confirm(question)) shut.mutate({ ref, row_version })
  }
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={<BankTabs />}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'state',
            label: t('state'),
            kind: 'choice',
            options: paymentRefStates.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'open',
            label: t('open'),
            icon: <IconPlus size={16} />,
            gate: may,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        menu={(row) =>
          row.state === 'Open'
            ? [{ key: 'close', label: t('close'), gate: may, isDangerous: true, onPress: () => void close(row) }]
            : []
        }
        keyOf={(row) => row.ref}
        nameOf={(row) => row.ref}
        columns={[
          { key: 'ref', title: t('ref'), sort: 'ref', show: (row) => row.ref },
          {
            key: 'customer',
            title: t('customer'),
            wraps: true,
            show: (row) => `(${row.customer_code}) ${row.customer_name}`,
          },
          { key: 'state', title: t('state'), show: chip },
          { key: 'registered', title: t('registered'), show: ready },
          {
            key: 'created',
            title: t('created'),
            sort: 'created_date',
            show: (row) => `${dates.date(row.created_date)}, ${row.create_user_name}`,
          },
        ]}
        card={(row) => ({
          code: row.ref,
          name: row.customer_name,
          text: ready(row),
          left: chip(row),
          right: dates.date(row.created_date),
        })}
      />
      {isAdding && (
        <EndpointModal
          title={t('open')}
          verb={t('open')}
          endpoint={contract.createPaymentRef}
          initial={{ customer_code: '' }}
          labels={{ customer_code: t('customer') }}
          onClose={() => {
            setAdding(false)
            list.retry()
          }}
        >
          {({ values, change, errorOf }) => (
            <CustomerPicker
              value={values.customer_code || undefined}
              onChange={(customer_code = '') => change({ customer_code })}
              error={errorOf('customer_code')}
            />
          )}
        </EndpointModal>
      )}
    </>
  )
}
