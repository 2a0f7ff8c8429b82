import type { DeliveryDetail } from '@sejuk/contract/delivery/delivery-orders'
import { getReceipts } from '@sejuk/contract/delivery/delivery-receipts'
import { sentStatuses } from '@sejuk/domain/delivery/delivery-orders'
import { deliveryPhotoModule } from '@sejuk/domain/delivery/delivery-photos'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { receiptWords } from '@sejuk/words/delivery/delivery-receipts'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { ProblemTable } from '../../../entities/delivery/problem-table.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

/** What was signed, the photos, and what somebody must look into. */
export const DeliveryProof = ({ row }: { row: DeliveryDetail }) => {
  const t = useWords(deliveryWords)
  const words = useWords(receiptWords)
  const dates = useDates()
  const isSent = (sentStatuses as readonly string[]).includes(row.status)
  const found = useCall(getReceipts, { delivery_code: row.delivery_code }, { enabled: isSent })
  if (!isSent) return null
  const { receipts = [], problems = [] } = found.data?.data ?? {}
  return (
    <>
      <Section title={t('proof')}>
        {receipts.length === 0 && <SectionText>{t('noProof')}</SectionText>}
        {receipts.map((one) => (
          <Facts
            key={one.receipt_id}
            facts={[
              [words('received_date'), dates.dateTime(one.received_date)],
              [words('receiver_name'), [one.receiver_name, one.receiver_job].filter(Boolean).join(', ')],
              [words(one.source === 'driver' ? 'onPhone' : 'atDesk'), one.recorded_user_name],
              [words('place'), one.distance === null ? words('noPlace') : words('metres', { n: one.distance })],
              [words('refused_reason'), one.refused_reason],
              [words('signature'), one.signature_link && <img src={one.signature_link} alt="" height={60} />],
            ]}
          />
        ))}
      </Section>
      {problems.length > 0 && (
        <Section title={words('problem')}>
          <ProblemTable rows={problems} />
        </Section>
      )}
      <RecordPhotos
        title={words('photos')}
        module_name={deliveryPhotoModule}
        module_code={row.delivery_code}
        photos={[
          { alias: 'goods', label: words('aliasGoods') },
          { alias: 'letter', label: words('aliasLetter') },
          { alias: 'damage', label: words('aliasDamage') },
          { alias: 'signature', label: words('signature') },
          { alias: 'receipt', label: words('aliasReceipt') },
        ]}
      />
    </>
  )
}
