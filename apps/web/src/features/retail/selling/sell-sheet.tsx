import { type CheckedSerial, checkSerials } from '@sejuk/contract/retail/retail-orders'
import type { MyMonth } from '@sejuk/contract/retail/selling'
import { isSerial, normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { missingOfConsumer } from '@sejuk/domain/retail/retail-orders'
import { retailPhoto, retailPhotoModule } from '@sejuk/domain/retail/retail-photos'
import { sellingWords } from '@sejuk/words/retail/selling'
import { useEffect, useRef, useState } from 'react'
import IconCheck from '#icon/Check'
import IconScan from '#icon/Scan'
import { CameraPhoto } from '../../../entities/field/camera-photo.tsx'
import { Chips } from '../../../entities/field/chips.tsx'
import { removeTap } from '../../../entities/field/field-storage.ts'
import type { FieldQueue } from '../../../entities/field/use-field-queue.ts'
import { newKey } from '../../../lib/api/keys.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { currentPosition, type Position } from '../../../lib/browser/position.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FullSheet } from '../../../ui/dialog/full-sheet.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { asInput, type Sale, saleAction } from './sale.ts'
import style from './selling.module.css'
import { SerialVerdict } from './serial-verdict.tsx'

const Scanner = lazyPart(() => import('../../../entities/scanner/scanner.tsx').then((part) => part.Scanner))

type Props = { sale: Sale; month: MyMonth; work: FieldQueue; onClose: () => void }

/** Both numbers of a set, checked as soon as they are read; saved on the phone before anything is sent. */
export const SellSheet = ({ sale: given, month, work, onClose }: Props) => {
  const t = useWords(sellingWords)
  const [sale, setSale] = useState(given)
  const [scanning, setScanning] = useState<'serial_indoor' | 'serial_outdoor' | undefined>(
    given.serial_indoor === '' ? 'serial_indoor' : undefined,
  )
  const [photo, setPhoto] = useState<File>()
  const [isTried, setTried] = useState(false)
  const position = useRef<Position | null>(null)
  useEffect(() => {
    void currentPosition().then((found) => {
      position.current = found
    })
  }, [])
  const change = (part: Partial<Sale>) => setSale((now) => ({ ...now, ...part }))
  const serials = [sale.serial_indoor, sale.serial_outdoor].map(normalizeSerial).filter(isSerial)
  const checked = useCall(
    checkSerials,
    { shop_code: sale.shop_code, serial_numbers: serials },
    { enabled: work.isOnline && serials.length > 0 && sale.shop_code !== '' },
  ).data?.data
  const verdictOf = (serial: string): CheckedSerial | undefined =>
    checked?.find(({ serial_number }) => serial_number === normalizeSerial(serial))
  const isBlocked = [sale.serial_indoor, sale.serial_outdoor].some((serial) => {
    const verdict = verdictOf(serial)
    const mayReport = verdict?.because?.code === 'serial-not-delivered-here' && sale.is_reported
    return verdict && !verdict.ok && !mayReport
  })
  const missing = missingOfConsumer(
    {
      consumer_name: sale.consumer_name || null,
      consumer_phone: sale.consumer_phone || null,
      consumer_address: sale.consumer_address || null,
    },
    { install_needed: sale.install_needed, lines: [{ price: sale.price }] },
  )
  const needsPhone = sale.install_needed || (sale.price ?? 0) > 5_000_000
  const errorOf = (field: 'consumer_name' | 'consumer_phone' | 'consumer_address') =>
    isTried && missing.includes(field) ? t('needed') : undefined

  const read = (text: string) => {
    const field = scanning ?? 'serial_indoor'
    navigator.vibrate?.(60)
    change({ [field]: normalizeSerial(text) })
    setScanning(field === 'serial_indoor' && sale.serial_outdoor === '' ? 'serial_outdoor' : undefined)
  }
  const save = async () => {
    setTried(true)
    if (missing.length > 0 || serials.length === 0 || isBlocked) return
    if (sale.is_reported && !photo) return toast('warning', t('boxNeeded'))
    const client_uuid = newKey()
    const photos = photo ? [{ module_name: retailPhotoModule, alias: retailPhoto, file: photo }] : []
    const input = { ...asInput(sale), ...(position.current ?? {}) }
    await work.add({ action: saleAction, thread: client_uuid, client_uuid, input }, photos)
    if (sale.replaces !== undefined) await removeTap(sale.replaces)
    toast('saved', t(work.isOnline ? 'saved' : 'savedOffline'))
    onClose()
  }
  return (
    <FullSheet
      title={t('sheetTitle')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="large"
          icon={<IconCheck size={20} />}
          disabled={serials.length === 0 || isBlocked}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
      }
    >
      <div className={style.sheet}>
        {month.shops.length > 1 && month.shops.length <= 8 && (
          <Chips
            label={t('shop')}
            options={month.shops.map(({ shop_code, shop_name }) => ({ value: shop_code, label: shop_name }))}
            chosen={[sale.shop_code]}
            onToggle={(shop_code) => change({ shop_code })}
          />
        )}
        {month.shops.length > 8 && (
          <label className={style.select}>
            {t('shop')}
            <select value={sale.shop_code} onChange={({ currentTarget }) => change({ shop_code: currentTarget.value })}>
              {month.shops.map(({ shop_code, shop_name }) => (
                <option key={shop_code} value={shop_code}>
                  {shop_name}
                </option>
              ))}
            </select>
          </label>
        )}
        {(['serial_indoor', 'serial_outdoor'] as const).map((field) => (
          <div key={field} className={style.serial}>
            <TextField
              label={t(field === 'serial_indoor' ? 'indoor' : 'outdoor')}
              value={sale[field]}
              onChange={(serial) => change({ [field]: serial.toUpperCase(), is_reported: false })}
            />
            <Button icon={<IconScan size={20} />} size="large" onClick={() => setScanning(field)}>
              {t(field === 'serial_indoor' ? 'scanIndoor' : 'scanOutdoor')}
            </Button>
            {sale[field] !== '' && (
              <SerialVerdict
                serial={normalizeSerial(sale[field])}
                verdict={verdictOf(sale[field])}
                units={month.units}
                isReported={sale.is_reported}
                onReport={() => change({ is_reported: true })}
              />
            )}
          </div>
        ))}
        {sale.is_reported && (
          <CameraPhoto
            label={t('photoBox')}
            again={t('again')}
            file={photo}
            camera="environment"
            onTake={(file) => setPhoto(file)}
          />
        )}
        <CheckboxField
          label={t('install')}
          isOn={sale.install_needed}
          onChange={(install_needed) => change({ install_needed })}
        />
        <MoneyField
          label={t('price')}
          hint={t('priceHint')}
          value={sale.price}
          onChange={(price) => change({ price })}
        />
        {needsPhone && (
          <>
            {(['consumer_name', 'consumer_phone', 'consumer_address'] as const).map((field) => (
              <TextField
                key={field}
                label={t(
                  ({ consumer_name: 'name', consumer_phone: 'phone', consumer_address: 'address' } as const)[field],
                )}
                value={sale[field]}
                onChange={(value) => change({ [field]: value })}
                error={errorOf(field)}
                isRequired={sale.install_needed || field === 'consumer_phone'}
              />
            ))}
            <CheckboxField
              label={t('consent')}
              isOn={sale.may_contact}
              onChange={(may_contact) => change({ may_contact })}
            />
          </>
        )}
        {!sale.is_reported && (
          <CameraPhoto
            label={t('photo')}
            again={t('again')}
            file={photo}
            camera="environment"
            onTake={(file) => setPhoto(file)}
          />
        )}
      </div>
      {scanning && <Scanner onFound={read} onClose={() => setScanning(undefined)} />}
    </FullSheet>
  )
}
