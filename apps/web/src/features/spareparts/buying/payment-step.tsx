import type { Data } from '@sejuk/contract/endpoint'
import { actOnSparepartOrder, getSparepartOrder } from '@sejuk/contract/spareparts/sparepart-orders'
import { pageTo } from '@sejuk/domain/pages'
import { sparepartPhotoModule } from '@sejuk/domain/spareparts/order-photos'
import { sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { rupiah } from '@sejuk/domain/values/money'
import { buyingWords } from '@sejuk/words/spareparts/buying'
import { sparepartActionWords, sparepartStatusWords, sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import type { ReactNode } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { SparepartChip } from '../../../entities/status/sparepart-status.tsx'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'

/** What is to be paid, the proof of it, and the order sent to be checked. */
export const PaymentStep = ({ code }: { code: string }) => {
  const t = useWords(buyingWords)
  const crumb = <Link {...pageTo('buyParts')}>{t('title')}</Link>
  return (
    <LoadedRecord
      endpoint={getSparepartOrder}
      input={{ sparepart_order_code: code }}
      title={t('payment')}
      crumb={crumb}
    >
      {(row, refetch) => <Payment row={row} crumb={crumb} refetch={refetch} />}
    </LoadedRecord>
  )
}

type Props = { row: Data<typeof getSparepartOrder>; crumb: ReactNode; refetch: () => void }

const Payment = ({ row, crumb, refetch }: Props) => {
  const t = useWords(buyingWords)
  const order = useWords(sparepartWords)
  const actions = useWords(sparepartActionWords)
  useStatusWords(sparepartStatusWords)
  const maySubmit = useGate(actOnSparepartOrder['submit-sparepart'])
  const isDraft = row.status === 'Draft'
  const note = row.refund_note ?? '-'
  const outcomes = {
    Refund_Due: t('refundDue'),
    Refunded: t('refunded', { amount: rupiah(row.refund_amount ?? 0), note }),
    Not_Received: t('notReceived', { note }),
  }
  const outcome = row.refund_status
    ? outcomes[row.refund_status]
    : row.status === 'Rejected'
      ? order(row.is_cancelled ? 'cancelled' : 'rejected', { reason: row.reject_reason ?? '-' })
      : t('thanks')
  return (
    <>
      <PageHead title={row.sparepart_order_code} crumb={crumb} sub={<SparepartChip status={row.status} />} />
      <PageBody>
        {isDraft ? (
          <Note>{t('howToPay', { amount: rupiah(row.total_amount), code: row.sparepart_order_code })}</Note>
        ) : (
          <Note role="status">{outcome}</Note>
        )}
        {isDraft && !maySubmit.enabled && <Note>{t('centreSubmits')}</Note>}
        {isDraft && (
          <Section title={t('payTo')} sub={row.pay_to.bank_name || undefined}>
            {row.pay_to.account_number ? (
              <Facts
                facts={[
                  [t('account_number'), <b key="number">{row.pay_to.account_number}</b>],
                  [t('account_name'), row.pay_to.account_name],
                  [t('reference'), row.sparepart_order_code],
                ]}
              />
            ) : (
              <SectionText>{t('askAccount')}</SectionText>
            )}
          </Section>
        )}
        <Section title={t('price')} sub={row.part_name ?? undefined}>
          <Facts
            facts={[
              [order('goods_amount'), rupiah(row.goods_amount)],
              [order('tax_amount'), rupiah(row.tax_amount)],
              [order('shipping_amount'), rupiah(row.shipping_amount)],
              [order('total_amount'), <b key="total">{rupiah(row.total_amount)}</b>],
            ]}
          />
        </Section>
        <RecordPhotos
          title={order('payment')}
          module_name={sparepartPhotoModule}
          module_code={row.sparepart_order_code}
          photos={[{ alias: 'payment', label: order('payment') }]}
          isShut={!isDraft}
          onChanged={refetch}
        />
        <RecordActions
          workflow={sparepartOrder}
          endpoints={{
            'submit-sparepart': actOnSparepartOrder['submit-sparepart'],
            cancel: actOnSparepartOrder.cancel,
          }}
          keyField="sparepart_order_code"
          row={row}
          nameOf={(one) => one.sparepart_order_code}
          label={actions}
        />
        <Section aria-label={t('wholeOrder')}>
          <SectionBody>
            <Link {...pageTo('partOrder', { code: row.sparepart_order_code })}>{t('wholeOrder')}</Link>
          </SectionBody>
        </Section>
      </PageBody>
    </>
  )
}
