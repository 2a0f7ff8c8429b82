import type { DriverPickup } from '@sejuk/contract/delivery/driver-links'
import { driverWords } from '@sejuk/words/delivery/driver-links'
import { useState } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconCheck from '#icon/Check'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './driver-page.module.css'
import type { PickupReport } from './driver-storage.ts'

type OnCollect = (return_code: string, collected_from: string) => Promise<void>
type Props = { pickups: readonly DriverPickup[]; reports: readonly PickupReport[]; onCollect: OnCollect }

/** Returns that this truck fetches: what to take along, by its numbers, and from whom it was taken. */
export const DriverPickups = ({ pickups, reports, onCollect }: Props) => {
  const t = useWords(driverWords)
  if (pickups.length === 0) return null
  return (
    <>
      <h2>{t('pickups')}</h2>
      <ol className={style.stops}>
        {pickups.map((pickup) => (
          <Pickup
            key={pickup.return_code}
            pickup={pickup}
            report={reports.find(({ return_code }) => return_code === pickup.return_code)}
            onCollect={onCollect}
          />
        ))}
      </ol>
    </>
  )
}

type PickupProps = { pickup: DriverPickup; report: PickupReport | undefined; onCollect: OnCollect }

const Pickup = ({ pickup, report, onCollect }: PickupProps) => {
  const t = useWords(driverWords)
  const [collected_from, setFrom] = useState(report?.collected_from ?? '')
  const { return_code, goods } = pickup
  const isAtOffice = pickup.is_received || pickup.collected_date !== null || Boolean(report?.sent_date)
  const isOnPhone = report !== undefined && !isAtOffice && !report.refusal
  const isDone = isAtOffice || isOnPhone
  return (
    <li>
      <span className={style.number}>{isDone ? <IconCheck size={20} /> : <IconArrowBackUp size={20} />}</span>
      <div className={style.stop}>
        <b>{pickup.customer_name}</b>
        <span>{t('pickup', { code: return_code })}</span>
        <span>{[pickup.pickup_address, pickup.time_slot].filter(Boolean).join(', ')}</span>
        {goods.map((one) => (
          <span key={one.item_code}>{[`${one.qty} × ${one.item_name}`, ...one.serials].join(', ')}</span>
        ))}
        {isDone && <StatusChip tone="good">{t('collected')}</StatusChip>}
        {isOnPhone && <StatusChip tone="waiting">{t('onPhone')}</StatusChip>}
        {!isAtOffice && report?.refusal && (
          <StatusChip tone="bad">{t('refused', { reason: report.refusal })}</StatusChip>
        )}
        {!isDone && (
          <>
            <TextField label={t('collectedFrom')} value={collected_from} onChange={setFrom} most={100} isRequired />
            <Button
              kind="primary"
              size="large"
              disabled={collected_from.trim().length < 2}
              onClick={() => void onCollect(return_code, collected_from.trim())}
            >
              {t('collect')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
