import { fieldActionWords, fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useState } from 'react'
import { confirm } from '../../../../lib/browser/confirm.ts'
import { useDates } from '../../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../../lib/language/words.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { FullSheet } from '../../../../ui/dialog/full-sheet.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { PageBody, Row } from '../../../../ui/layout/page-body.tsx'
import { RowList } from '../../../../ui/record/row-list.tsx'
import { Section, SectionBody } from '../../../../ui/record/section.tsx'
import type { FieldWork } from '../use-field-work.ts'
import { dropPhoto, dropReport, type StoredPhoto, type StoredReport, storePhoto } from './field-storage.ts'

/** Everything on this phone that the office does not have yet: what only waits, and what needs its technician. */
export const QueueSheet = ({ work, onClose }: { work: FieldWork; onClose: () => void }) => {
  const t = useWords(fieldWorkWords)
  const actionName = useWords(fieldActionWords)
  const dates = useDates()
  const { reports = [], photos = [] } = work.shelf ?? {}
  const refused = reports.filter(({ refusal }) => refusal)
  const badPhotos = photos.filter(({ refusal }) => refusal)
  const waiting = reports.filter(({ refusal }) => !refusal)
  const photosWaiting = photos.filter(({ refusal }) => !refusal)
  const isEmpty = !reports.length && !photos.length
  return (
    <FullSheet
      title={t('queue')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="large" isBusy={work.isSending} onClick={() => void work.synchronise()}>
          {t(work.isSending ? 'sending' : 'sendNow')}
        </Button>
      }
    >
      <PageBody>
        {isEmpty && <p>{t('queueEmpty')}</p>}
        {(refused.length > 0 || badPhotos.length > 0) && (
          <Section title={t('attention')}>
            <SectionBody>
              <p>{t('attentionText')}</p>
              {refused.map((report) => (
                <RefusedReport key={report.client_uuid} report={report} work={work} />
              ))}
              {badPhotos.map((photo) => (
                <RefusedPhoto key={photo.photo_key} photo={photo} work={work} />
              ))}
            </SectionBody>
          </Section>
        )}
        {(waiting.length > 0 || photosWaiting.length > 0) && (
          <Section title={t('waitingN', { n: waiting.length + photosWaiting.length })}>
            <RowList>
              {waiting.map(({ client_uuid, action, work_order_number, at_device }) => (
                <li key={client_uuid}>
                  <b>{actionName(action)}</b>
                  <small>
                    {work_order_number}, {dates.visit(at_device)}
                  </small>
                </li>
              ))}
              {photosWaiting.map(({ photo_key, work_order_number }) => (
                <li key={photo_key}>
                  <b>{t('photo')}</b>
                  <small>{work_order_number}</small>
                </li>
              ))}
            </RowList>
          </Section>
        )}
      </PageBody>
    </FullSheet>
  )
}

/** Where only a reason was missing, it can be given here. */
const RefusedReport = ({ report, work }: { report: StoredReport; work: FieldWork }) => {
  const t = useWords(fieldWorkWords)
  const actionName = useWords(fieldActionWords)
  const say = useSay()
  const dates = useDates()
  const { action, work_order_number, at_device, refusal, order, payload } = report
  const [reason, setReason] = useState(String(payload.reason ?? ''))
  const wantsReason = refusal?.errors.reason !== undefined
  const said = Object.values(refusal?.errors ?? {}).flat()
  const { reports = [], jobs } = work.shelf ?? {}
  const isTheirs = jobs?.jobs.some(
    (job) => job.work_order_number === work_order_number && job.service_status !== 'Cancelled',
  )
  const isGone = Boolean(jobs) && !isTheirs
  const behind = reports.filter(
    (one) => !one.refusal && one.work_order_number === work_order_number && (one.order ?? 0) > (order ?? 0),
  ).length
  const throwAway = async () => {
    if (await confirm({ title: t('sureToThrow'), isDangerous: true })) await dropReport(order ?? 0)
  }
  return (
    <Note as="section" tone="bad" aria-label={`${actionName(action)} ${work_order_number}`}>
      <b>{actionName(action)}</b> {work_order_number}, {dates.visit(at_device)}
      <p>{(said.length ? said : [refusal?.message ?? '']).map((sentence) => say(sentence)).join('. ')}</p>
      {isGone && <p>{t('jobGone')}</p>}
      {behind > 0 && <p>{t('behindN', { n: behind })}</p>}
      {wantsReason && <TextField label={t('reason')} value={reason} onChange={setReason} most={1000} />}
      <Row>
        <Button
          kind="primary"
          onClick={() => void work.tryAgain(report, wantsReason ? { ...payload, reason } : payload)}
        >
          {t('tryAgain')}
        </Button>
        <Button onClick={() => void throwAway()}>{t('throwAway')}</Button>
      </Row>
    </Note>
  )
}

const RefusedPhoto = ({ photo, work }: { photo: StoredPhoto; work: FieldWork }) => {
  const t = useWords(fieldWorkWords)
  const say = useSay()
  const { refusal = '', upload_code: _begun, ...kept } = photo
  const again = async () => {
    await storePhoto({ ...kept, refusal: undefined })
    await work.synchronise()
  }
  const throwAway = async () => {
    if (await confirm({ title: t('sureToThrow'), isDangerous: true })) await dropPhoto(photo.photo_key)
  }
  return (
    <Note as="section" tone="bad" aria-label={`${t('photo')} ${photo.work_order_number}`}>
      <b>{t('photo')}</b> {photo.work_order_number}
      <p>{say(refusal)}</p>
      <Row>
        <Button kind="primary" onClick={() => void again()}>
          {t('tryAgain')}
        </Button>
        <Button onClick={() => void throwAway()}>{t('throwAway')}</Button>
      </Row>
    </Note>
  )
}
