import type { DriverStop } from '@sejuk/contract/delivery/driver-links'
import { dueAtDoor } from '@sejuk/domain/delivery/money-at-door'
import { farFromAddress, restOfUnit } from '@sejuk/domain/delivery/receipts'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { driverWords } from '@sejuk/words/delivery/driver-links'
import { useEffect, useState } from 'react'
import { CameraPhoto } from '../../../entities/field/camera-photo.tsx'
import { Figures } from '../../../entities/field/chips.tsx'
import { newKey } from '../../../lib/api/keys.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StepBar } from '../../../ui/actions/step-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { preloadSignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { StopReport, TakenPhoto } from './driver-storage.ts'
import { isPaidAtDoor, MoneyStep } from './money-step.tsx'
import { ScanUnits } from './scan-units.tsx'
import { SignatureStep } from './signature-step.tsx'
import style from './stop-form.module.css'
import { type StopStep, StopTabs } from './stop-tabs.tsx'
import { UnitFields } from './unit-fields.tsx'

const photoLabels = { goods: 'photoGoods', letter: 'photoLetter', damage: 'photoDamage' } as const

type Props = {
  token: string
  stop: DriverStop
  report: StopReport | undefined
  onSave: (report: StopReport) => Promise<void>
  /** Reads the day anew: money may have come to the bank meanwhile. */
  onAsk: () => void
  onBack: () => void
}

const blank = (token: string, stop: DriverStop): StopReport => ({
  ...{ key: `${token}/${stop.delivery_code}`, token, delivery_code: stop.delivery_code, request_key: newKey() },
  lines: stop.units.map((unit) => ({
    ...{ unit_no: unit.unit_no, received: restOfUnit(unit), damaged: 0, short: 0 },
    ...{ damaged_serials: [], short_serials: [], reason: '' },
  })),
  ...{ photos: [], receiver_name: stop.receiver_name ?? '', receiver_job: '', refused_reason: '', far_reason: '' },
  ...{ lat: null, lng: null, recorded_date: null, sent_date: null, refusal: null },
})

/** Everything typed is on the phone at once: closing the browser loses nothing. */
export const StopForm = ({ token, stop, report, onSave, onAsk, onBack }: Props) => {
  const t = useWords(driverWords)
  const [step, setStep] = useState<StopStep>('goods')
  const [isRefusing, setRefusing] = useState(Boolean(report?.refused_reason))
  const [now, setNow] = useState<StopReport>(() => report ?? blank(token, stop))
  const put = (part: Partial<StopReport> | ((report: StopReport) => Partial<StopReport>)) =>
    setNow((before) => {
      const after = { ...before, ...(typeof part === 'function' ? part(before) : part) }
      void onSave({ ...after, recorded_date: null, refusal: null })
      return after
    })
  useEffect(preloadSignaturePad, [])
  useEffect(() => {
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => setNow((before) => ({ ...before, lat: coords.latitude, lng: coords.longitude })),
      () => {},
      { enableHighAccuracy: true, timeout: 20_000 },
    )
  }, [])
  const take = (alias: TakenPhoto['alias'], file: File | undefined) =>
    put(({ photos }) => ({
      photos: [...photos.filter((one) => one.alias !== alias), ...(file ? [{ photo_key: newKey(), alias, file }] : [])],
    }))
  const scan = (unit_no: number, serial: string) =>
    put(({ lines }) => ({
      lines: lines.map((one) => {
        const without = (serials: readonly string[]) => serials.filter((known) => known !== serial)
        if (one.unit_no !== unit_no) return one
        return { ...one, short_serials: without(one.short_serials), scanned: [...without(one.scanned ?? []), serial] }
      }),
    }))
  const photoOf = (alias: TakenPhoto['alias']) => now.photos.find((one) => one.alias === alias)
  const sum = (field: 'received' | 'damaged' | 'short') => now.lines.reduce((all, line) => all + line[field], 0)
  const sent = stop.units.reduce((all, unit) => all + restOfUnit(unit), 0)
  const areGoodsWhole = now.lines.every((line) => {
    const unit = stop.units.find(({ unit_no }) => unit_no === line.unit_no)
    if (!unit) return false
    const isCounted = line.received + line.damaged + line.short === restOfUnit(unit)
    const isNamed =
      !unit.has_serial || (line.damaged_serials.length === line.damaged && line.short_serials.length === line.short)
    return isCounted && isNamed && (line.damaged + line.short === 0 || line.reason !== '')
  })
  const wanted = (['goods', 'letter', 'damage'] as const).filter((alias) => alias !== 'damage' || sum('damaged') > 0)
  const arriving = stop.units.map((unit) => {
    const line = now.lines.find(({ unit_no }) => unit_no === unit.unit_no)
    return { ...unit, received_qty: unit.received_qty + (line?.received ?? 0) }
  })
  const due = stop.door ? dueAtDoor(stop.door, arriving).reduce((sum, one) => sum + one.due, 0) : 0
  const isPaid = isPaidAtDoor(due, now.taken ?? null)
  /** Nobody pays: all that has not arrived yet rides back. */
  const stayOnTruck = () =>
    put(({ lines }) => ({
      taken: null,
      lines: lines.map((line) => {
        const unit = stop.units.find(({ unit_no }) => unit_no === line.unit_no)
        const short = unit ? restOfUnit(unit) : 0
        return {
          ...{ ...line, received: 0, damaged: 0, short, damaged_serials: [], scanned: [] },
          ...{ short_serials: unit?.has_serial ? [...unit.serials] : [], reason: t('unpaidGoods') },
        }
      }),
    }))
  const arePhotosWhole = wanted.every(photoOf)
  const distance =
    now.lat === null || now.lng === null || stop.lat === null || stop.lng === null
      ? undefined
      : Math.round(metresBetween({ lat: stop.lat, lng: stop.lng }, { lat: now.lat, lng: now.lng }))
  const isFar = distance !== undefined && distance > farFromAddress
  const isSigned = isRefusing ? now.refused_reason.trim() !== '' : Boolean(photoOf('signature'))
  const isWhole = now.receiver_name.trim().length > 1 && isSigned && (!isFar || now.far_reason.trim() !== '')
  const missing = [
    ...[!areGoodsWhole && t('goods'), !arePhotosWhole && t('photo')],
    ...[!isPaid && t('money'), !isWhole && t('receipt')],
  ].filter((word) => word !== false)
  const finish = async () => {
    const photos = isRefusing ? now.photos.filter(({ alias }) => alias !== 'signature') : now.photos
    await onSave({
      ...{ ...now, photos, refused_reason: isRefusing ? now.refused_reason : '' },
      ...{ recorded_date: new Date().toISOString(), refusal: null, request_key: now.request_key },
    })
    onBack()
  }
  return (
    <>
      <StopTabs
        label={stop.customer_name}
        step={step}
        whole={{
          ...{ goods: areGoodsWhole, photo: arePhotosWhole, receipt: isWhole },
          ...(stop.door ? { money: isPaid } : {}),
        }}
        onGo={setStep}
      />
      {step === 'goods' && (
        <>
          <ScanUnits units={stop.units} lines={now.lines} onScanned={scan} />
          {now.lines.map((line) => {
            const unit = stop.units.find(({ unit_no }) => unit_no === line.unit_no)
            return (
              unit && (
                <UnitFields
                  key={line.unit_no}
                  unit={unit}
                  line={line}
                  put={(part) =>
                    put(({ lines }) => ({
                      lines: lines.map((one) => (one.unit_no === line.unit_no ? { ...one, ...part } : one)),
                    }))
                  }
                />
              )
            )
          })}
          <StepBar
            note={t('sum', { received: sum('received'), damaged: sum('damaged'), short: sum('short'), sent })}
            isComplete={areGoodsWhole}
          >
            <Button kind="primary" size="large" disabled={!areGoodsWhole} onClick={() => setStep('photo')}>
              {t('toPhotos')}
            </Button>
          </StepBar>
        </>
      )}
      {step === 'photo' && (
        <>
          <p>{t('onlyCamera')}</p>
          <div className={style.photos}>
            {wanted.map((alias) => (
              <CameraPhoto
                key={alias}
                isTile
                label={t(photoLabels[alias])}
                again={t('again')}
                file={photoOf(alias)?.file}
                camera="environment"
                onTake={(file) => take(alias, file)}
              />
            ))}
          </div>
          <StepBar
            note={t('photosTaken', { n: wanted.filter(photoOf).length, all: wanted.length })}
            isComplete={arePhotosWhole}
          >
            <Button
              kind="primary"
              size="large"
              disabled={!arePhotosWhole}
              onClick={() => setStep(stop.door ? 'money' : 'receipt')}
            >
              {t(stop.door ? 'toMoney' : 'toReceipt')}
            </Button>
          </StepBar>
        </>
      )}
      {step === 'money' && (
        <MoneyStep
          due={due}
          taken={now.taken ?? null}
          onTake={(taken) => put({ taken })}
          onAsk={onAsk}
          onStay={stayOnTruck}
          onNext={() => setStep('receipt')}
        />
      )}
      {step === 'receipt' && (
        <>
          <div className={style.sums}>
            <Figures
              figures={[
                [t('received'), String(sum('received'))],
                [t('damaged'), String(sum('damaged'))],
                [t('short'), String(sum('short'))],
                [t('sent'), String(sent)],
              ]}
            />
          </div>
          <TextField
            label={t('name')}
            value={now.receiver_name}
            onChange={(receiver_name) => put({ receiver_name })}
            most={100}
            isRequired
          />
          <TextField
            label={t('job')}
            value={now.receiver_job}
            onChange={(receiver_job) => put({ receiver_job })}
            most={100}
          />
          {isRefusing ? (
            <TextField
              label={t('whyNotSign')}
              value={now.refused_reason}
              onChange={(refused_reason) => put({ refused_reason })}
              most={300}
              isRequired
            />
          ) : (
            <SignatureStep signature={photoOf('signature')?.file} onSign={(file) => take('signature', file)} />
          )}
          <Button kind="link" onClick={() => setRefusing(!isRefusing)}>
            {t(isRefusing ? 'signsAfterAll' : 'refusesToSign')}
          </Button>
          <Note tone={distance !== undefined && !isFar ? 'good' : undefined}>
            {distance === undefined ? t('noPlace') : t(isFar ? 'far' : 'near', { n: distance })}
          </Note>
          {isFar && (
            <TextField
              label={t('reason')}
              value={now.far_reason}
              onChange={(far_reason) => put({ far_reason })}
              most={300}
              isRequired
            />
          )}
          <StepBar
            note={missing.length > 0 ? t('missing', { what: missing.join(', ') }) : t('allThere')}
            isComplete={missing.length === 0}
          >
            <Button kind="primary" size="large" disabled={missing.length > 0} onClick={() => void finish()}>
              {t('finish')}
            </Button>
          </StepBar>
        </>
      )}
    </>
  )
}
