import { uploadSignature } from '@sejuk/contract/customers/signatures'
import type { DeliveryDetail } from '@sejuk/contract/delivery/delivery-orders'
import type { DeliveryReceipts } from '@sejuk/contract/delivery/delivery-receipts'
import { workOnDelivery } from '@sejuk/contract/delivery/delivery-work'
import { deliveryOrder, type Verdict } from '@sejuk/domain/delivery/delivery-orders'
import { farFromAddress } from '@sejuk/domain/delivery/receipts'
import { pageTo } from '@sejuk/domain/pages'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { receiptWords } from '@sejuk/words/delivery/delivery-receipts'
import { useState } from 'react'
import { useWatermark } from '../../../entities/attachments/shown-attachments.ts'
import { StaffPicker } from '../../../entities/pickers/staff-picker.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useKeys } from '../../../lib/browser/use-keys.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './receipts-page.module.css'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

type Props = { delivery: DeliveryDetail; found: DeliveryReceipts; onNext: () => void }

/** What was signed, how the customer signs, and what can be measured; a person says whether it is the same hand. */
export const ComparePanel = ({ delivery, found, onNext }: Props) => {
  const t = useWords(receiptWords)
  const dates = useDates()
  const last = found.receipts.at(-1)
  const photos = found.receipts.flatMap((one) => one.photos)
  const newest = found.specimens.toSorted((one, other) => other.valid_from.localeCompare(one.valid_from))[0]?.link
  const reused = photos.filter(({ is_reused }) => is_reused).length
  const isFar = (last?.distance ?? 0) > farFromAddress
  return (
    <>
      <Section
        title={delivery.customer_name}
        sub={<Link {...pageTo('delivery', { code: delivery.delivery_code })}>{delivery.delivery_code}</Link>}
      >
        <SectionBody>
          <div className={style.hands}>
            <Letter photos={photos} />
            <div>
              <p>
                <b>{t(last?.source === 'driver' ? 'onPhone' : 'atDesk')}</b>{' '}
                {last && `“${last.receiver_name}”, ${dates.dateTime(last.received_date)}`}
              </p>
              {last?.signature_link && <Captured link={last.signature_link} newest={newest} />}
              {last?.refused_reason && <Note tone="bad">{t('noSignature', { reason: last.refused_reason })}</Note>}
              {last?.is_late && <Note>{t('late')}</Note>}
              <p>
                <b>{t('specimens')}</b>
              </p>
              {found.specimens.length === 0 && <Note>{t('noSpecimen')}</Note>}
              <div className={style.specimens}>
                {found.specimens.map((one) => (
                  <figure key={one.signature_code}>
                    {one.link && <img src={one.link} alt={one.signer_name} />}
                    <figcaption>
                      <b>{one.signer_name}</b>
                      <span>{one.job_title}</span>
                      <span>{t('from', { date: dates.day(one.valid_from) })}</span>
                    </figcaption>
                  </figure>
                ))}
              </div>
            </div>
          </div>
        </SectionBody>
        <Facts
          facts={[
            [
              t('goods', { n: delivery.total_qty }),
              <StatusChip key="goods" tone={delivery.damaged_qty + delivery.short_qty > 0 ? 'attention' : 'good'}>
                {t('goodsText', {
                  received: delivery.received_qty,
                  damaged: delivery.damaged_qty,
                  short: delivery.short_qty,
                })}
              </StatusChip>,
              { wide: 3 },
            ],
            [
              t('place'),
              last?.distance === null || !last ? (
                t('noPlace')
              ) : (
                <StatusChip key="place" tone={isFar ? 'attention' : 'good'}>
                  {t('metres', { n: last.distance })}
                </StatusChip>
              ),
            ],
            [
              t('photos'),
              <StatusChip key="photos" tone={reused > 0 ? 'attention' : 'good'}>
                {reused > 0 ? t('photoReused', { n: photos.length, reused }) : t('photoCount', { n: photos.length })}
              </StatusChip>,
            ],
            [t('driver'), [delivery.driver_name, delivery.truck_no].filter(Boolean).join(', ')],
          ]}
        />
      </Section>
      <VerdictForm delivery={delivery} isSigned={Boolean(last?.signature_link)} onNext={onNext} />
    </>
  )
}

/** What was signed; over it, half clear, the newest of the customer's own. */
const Captured = ({ link, newest }: { link: string; newest: string | null | undefined }) => {
  const t = useWords(receiptWords)
  const [isOver, setOver] = useState(false)
  return (
    <>
      <span className={style.frame}>
        <img src={link} alt={t('signature')} />
        {isOver && newest && <img src={newest} alt="" className={style.over} />}
      </span>
      {newest && (
        <Button size="small" aria-pressed={isOver} onClick={() => setOver(!isOver)}>
          {t(isOver ? 'sideBySide' : 'overlay')}
        </Button>
      )}
    </>
  )
}

type Photo = DeliveryReceipts['receipts'][number]['photos'][number]
/** The signed letter; all photos open large. */
const Letter = ({ photos }: { photos: readonly Photo[] }) => {
  const t = useWords(receiptWords)
  const watermark = useWatermark()
  const [isOpen, setOpen] = useState(false)
  const names: Record<string, string> = {
    ...{ goods: t('aliasGoods'), letter: t('aliasLetter'), damage: t('aliasDamage'), receipt: t('aliasReceipt') },
  }
  const shown = photos.flatMap(({ alias, link, thumbnail }) =>
    link ? [{ name: names[alias] ?? alias, url: link, thumbnail }] : [],
  )
  const at = Math.max(
    0,
    photos.filter(({ link }) => link).findIndex(({ alias }) => alias === 'letter'),
  )
  const letter = shown[at]
  if (!letter) return <span />
  return (
    <div>
      <button type="button" className={style.letter} onClick={() => setOpen(true)}>
        <img src={letter.url} alt={letter.name} />
      </button>
      <small>{t('photoOf', { n: at + 1, all: shown.length, name: letter.name })}</small>
      {isOpen && <PhotoPreview photos={shown} start={at} watermark={watermark} onClose={() => setOpen(false)} />}
    </div>
  )
}

const keys: Record<string, Verdict> = { s: 'Same', n: 'Different', t: 'Unsure' }
const choices = [
  { verdict: 'Same', word: 'same', text: 'sameText', key: 'S' },
  { verdict: 'Different', word: 'different', text: 'differentText', key: 'N' },
  { verdict: 'Unsure', word: 'unsure', text: 'unsureText', key: 'T' },
] as const

type FormProps = { delivery: DeliveryDetail; isSigned: boolean; onNext: () => void }
const VerdictForm = ({ delivery, isSigned, onNext }: FormProps) => {
  const t = useWords(receiptWords)
  const words = useWords(deliveryWords)
  const say = useSay()
  const viewer = useWorkflowViewer()
  const gate = deliveryOrder.gate('verify', delivery, viewer, new Date().toISOString())
  const send = useSend(workOnDelivery.verify)
  const [verdict, setVerdict] = useState<Verdict>()
  const [note, setNote] = useState('')
  const [due, setDue] = useState('')
  const [owner, setOwner] = useState<string>()
  const [isKept, setKept] = useState(false)
  const mayKeep = useGate(uploadSignature).enabled && isSigned
  const isReady = verdict !== undefined && (verdict !== 'Different' || note.trim().length >= 10)
  const decide = () =>
    verdict &&
    send.mutate(
      {
        ...{ delivery_code: delivery.delivery_code, row_version: delivery.row_version, verdict, note },
        ...{ due_date: due || null, owner_code: owner ?? null, keep_specimen: verdict === 'Same' && isKept },
      },
      { onSuccess: onNext },
    )
  useKeys(gate.enabled && !send.isPending, (key, event) => {
    const isButton = event.target instanceof Element && event.target.closest('button, a')
    if (key === 'enter' && isReady && !isButton) decide()
    const found = keys[key]
    if (found) setVerdict(found)
  })
  if (!gate.enabled)
    return (
      <Section title={t('question')}>
        <SectionText>
          {words('verify')}: {say(gate.because)}
        </SectionText>
      </Section>
    )
  return (
    <Section title={t('question')}>
      <fieldset className={style.choices} aria-label={t('question')}>
        {choices.map((one) => (
          <label key={one.verdict}>
            <input
              type="radio"
              name="verdict"
              checked={verdict === one.verdict}
              onChange={() => setVerdict(one.verdict)}
            />
            <span>
              <b>{t(one.word)}</b>
              <small>{t(one.text)}</small>
            </span>
            <kbd>{one.key}</kbd>
          </label>
        ))}
      </fieldset>
      <SectionBody>
        {verdict === 'Different' && (
          <>
            <TextField
              label={t('whatDiffers')}
              hint={t('whatHint')}
              value={note}
              onChange={setNote}
              most={500}
              isLong
              isRequired
            />
            <StaffPicker label={t('owner')} value={owner} onChange={setOwner} />
            <DateField label={t('due')} value={due} onChange={setDue} />
          </>
        )}
        {verdict === 'Same' && mayKeep && (
          <CheckboxField label={t('keepSpecimen')} hint={t('keepText')} isOn={isKept} onChange={setKept} />
        )}
        <Row>
          <Button kind="primary" isBusy={send.isPending} disabled={!isReady} onClick={decide}>
            {t(verdict === 'Different' ? 'openAndNext' : 'decide')}
          </Button>
          <Button onClick={onNext}>{t('skip')}</Button>
        </Row>
      </SectionBody>
    </Section>
  )
}
