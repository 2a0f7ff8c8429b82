import { collectPickup, type DriverPickup } from '@sejuk/contract/delivery/driver-links'
import { driverWords } from '@sejuk/words/delivery/driver-links'
import { useState } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconCheck from '#icon/Check'
import { deviceId } from '../../../entities/field/device.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './driver-page.module.css'

type Props = { token: string; pickups: readonly DriverPickup[]; isOnline: boolean; onCollected: () => void }

/** Returns that this truck fetches: what to take along, by its numbers, and from whom it was taken. */
export const DriverPickups = ({ pickups, ...rest }: Props) => {
  const t = useWords(driverWords)
  if (pickups.length === 0) return null
  return (
    <>
      <h2>{t('pickups')}</h2>
      <ol className={style.stops}>
        {pickups.map((pickup) => (
          <Pickup key={pickup.return_code} pickup={pickup} {...rest} />
        ))}
      </ol>
    </>
  )
}

type PickupProps = Omit<Props, 'pickups'> & { pickup: DriverPickup }

const Pickup = ({ token, pickup, isOnline, onCollected }: PickupProps) => {
  const t = useWords(driverWords)
  const send = useSend(collectPickup)
  const [collected_from, setFrom] = useState('')
  const { return_code, goods } = pickup
  const isDone = pickup.is_received || pickup.collected_date !== null
  const collect = () =>
    send.mutate({ token, device: deviceId(), return_code, collected_from }, { onSuccess: () => onCollected() })
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
        {isDone ? (
          <StatusChip tone="good">{t('collected')}</StatusChip>
        ) : (
          <>
            <TextField label={t('collectedFrom')} value={collected_from} onChange={setFrom} most={100} isRequired />
            <Button
              kind="primary"
              size="large"
              disabled={!isOnline || collected_from.trim().length < 2}
              isBusy={send.isPending}
              onClick={collect}
            >
              {isOnline ? t('collect') : t('collectOnline')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
