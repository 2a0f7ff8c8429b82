import type { Data } from '@sejuk/contract/endpoint'
import { getInspection, type InspectionPoint } from '@sejuk/contract/supervision/inspections'
import { actOnSupervision } from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import { inspectionCategories } from '@sejuk/domain/supervision/inspection'
import { answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useCallback, useState } from 'react'
import IconChevronRight from '#icon/ChevronRight'
import { QueueBar } from '../../../entities/field/queue-bar.tsx'
import { useFieldQueue } from '../../../entities/field/use-field-queue.ts'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useStatusWords, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, NotFoundState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './inspection.module.css'
import { useDraftedPhotos } from './drafted-photos.ts'
import { dropPointDraft, isDrafted } from './point-draft.ts'
import { PointForm } from './point-form.tsx'
import { answerAction, waitingAnswers } from './waiting-answers.ts'

const tones = { Pass: 'good', Fail: 'bad', NA: 'neutral' } as const

/** The sheet of a supervision on the phone: usable without a network, each answer sent by itself. */
export const InspectionPage = () => {
  const t = useWords(inspectionWords)
  useStatusWords(supervisionWords)
  const say = useSay()
  const dates = useDates()
  const { code = '' }: { code?: string } = useSearch()
  const sheet = useStoredCall(getInspection, { supervision_code: code }, `inspection ${code}`, code !== '')
  const { refetch } = sheet
  const work = useFieldQueue(useCallback(() => refetch(), [refetch]))
  const [openCode, setOpen] = useState<string>()
  const { usercode } = work
  const drafted = useDraftedPhotos(usercode, code)
  const { photosOf } = drafted
  const hasDraft = (checkpoint_code: string) =>
    (photosOf[checkpoint_code]?.length ?? 0) > 0 || isDrafted(usercode, { supervision_code: code, checkpoint_code })
  // As it was when the point was opened: what is typed now is not told as an old draft.
  const [wasDrafted, setDrafted] = useState(false)
  const openPoint = (checkpoint_code: string | undefined) => {
    setDrafted(checkpoint_code !== undefined && hasDraft(checkpoint_code))
    setOpen(checkpoint_code)
  }
  const found = sheet.data
  const waiting = waitingAnswers(work.queue, code)
  const points =
    found?.points.map((point) => ({ ...point, result: waiting.get(point.checkpoint_code) ?? point.result })) ?? []
  const open = points.find((point) => point.checkpoint_code === openCode)
  const photosWaiting = (work.queue?.photos ?? []).filter(
    ({ module_name }) => module_name === answerPhotos.module,
  ).length
  const nextOpen = points.find(({ result }) => result === null)
  const crumb = <Link {...pageTo('supervision', { code })}>{code}</Link>
  if (found && open)
    return (
      <>
        <PageHead title={t('title')} sub={found.project_name} crumb={crumb} />
        <QueueBar work={work} />
        <PageBody>
          <PointForm
            key={open.checkpoint_code}
            point={open}
            sheet={found}
            isWaiting={waiting.has(open.checkpoint_code)}
            isDrafted={wasDrafted}
            photos={photosOf[open.checkpoint_code] ?? []}
            onPhotos={(change) => drafted.change(open.checkpoint_code, change)}
            onSave={async (input, photos) => {
              await work.add({ action: answerAction, thread: `${code} ${open.checkpoint_code}`, input }, photos)
              dropPointDraft(usercode, { supervision_code: code, checkpoint_code: open.checkpoint_code })
              drafted.drop(open.checkpoint_code)
              const at = points.findIndex((point) => point.checkpoint_code === open.checkpoint_code)
              const following = [...points.slice(at + 1), ...points.slice(0, at)].find(({ result }) => result === null)
              openPoint(following?.checkpoint_code)
            }}
            onBack={() => openPoint(undefined)}
          />
        </PageBody>
      </>
    )
  const count = (result: InspectionPoint['result']) => points.filter((point) => point.result === result).length
  return (
    <>
      <PageHead title={t('title')} sub={found?.project_name} crumb={crumb}>
        {sheet.isEnabled && <Link {...pageTo('inspectionOverview', { code })}>{t('overview')}</Link>}
      </PageHead>
      <QueueBar work={work} />
      <PageBody>
        {!sheet.isEnabled && <NotFoundState isNamed={false} />}
        {!found && !sheet.error && sheet.isEnabled && <Pending />}
        {!found && sheet.error && <FailedState error={sheet.error} onRetry={sheet.refetch} />}
        {sheet.storedAt && <Note role="status">{t('storedAt', { at: dates.dateTime(sheet.storedAt) })}</Note>}
        {found?.may_answer && <Note tone="bad">{t('cannotAnswer', { reason: say(found.may_answer) })}</Note>}
        {found && (
          <Section title={t('answeredOf', { n: points.length - count(null), all: points.length })}>
            <SectionBody>
              <div className={style.progress} aria-hidden="true">
                {(['Pass', 'Fail', 'NA', null] as const).map((result) => (
                  <i key={result} data-result={result} style={{ flexGrow: count(result) }} />
                ))}
              </div>
              <p className={style.counts}>
                <StatusChip tone="good">{t('passed', { n: count('Pass') })}</StatusChip>
                <StatusChip tone="bad">{t('failed', { n: count('Fail') })}</StatusChip>
                <StatusChip tone="neutral">{t('notApplicable', { n: count('NA') })}</StatusChip>
              </p>
            </SectionBody>
          </Section>
        )}
        {inspectionCategories.map((category) => {
          const own = points.filter((point) => point.category === category)
          if (own.length === 0) return null
          const done = own.filter(({ result }) => result !== null).length
          return (
            <Section key={category} title={t(category)} sub={`${done}/${own.length}`}>
              <RowList>
                {own.map((point) => (
                  <PointRow
                    key={point.checkpoint_code}
                    point={point}
                    isWaiting={waiting.has(point.checkpoint_code)}
                    isDrafted={hasDraft(point.checkpoint_code)}
                    onOpen={() => openPoint(point.checkpoint_code)}
                  />
                ))}
              </RowList>
            </Section>
          )
        })}
      </PageBody>
      {found && !found.may_answer && (
        <ThumbBar>
          {nextOpen ? (
            <Button kind="primary" onClick={() => openPoint(nextOpen.checkpoint_code)}>
              {t('next', { point: nextOpen.checkpoint_code })}
            </Button>
          ) : (
            <HandOver sheet={found} isSent={waiting.size === 0 && photosWaiting === 0} onDone={refetch} />
          )}
        </ThumbBar>
      )}
    </>
  )
}

const lacksPhotos = ({ result, photos_arrived, photo_min }: InspectionPoint) =>
  result !== null && result !== 'NA' && photos_arrived < photo_min

type RowProps = { point: InspectionPoint; isWaiting: boolean; isDrafted: boolean; onOpen: () => void }
const PointRow = ({ point, isWaiting, isDrafted: isDraft, onOpen }: RowProps) => {
  const t = useWords(inspectionWords)
  const language = useLanguage()
  return (
    <li>
      <button type="button" className={style.point} onClick={onOpen}>
        <span>
          <b>{point.checkpoint_code}</b> {language === 'local' ? point.text_local : point.text_default}
        </span>
        <span className={style.state}>
          {point.awaits_second && <StatusChip tone="attention">{t('secondShort')}</StatusChip>}
          {point.is_disputed && <StatusChip tone="attention">{t('disputedShort')}</StatusChip>}
          {isDraft && <StatusChip tone="attention">{t('draft')}</StatusChip>}
          {isWaiting && <StatusChip tone="waiting">{t('waitsToSend')}</StatusChip>}
          {lacksPhotos(point) && !isWaiting && <StatusChip tone="attention">{t('photoMissing')}</StatusChip>}
          {point.result && <StatusChip tone={tones[point.result]}>{t(point.result)}</StatusChip>}
          {point.is_critical && !point.result && <StatusChip tone="attention">{t('is_critical')}</StatusChip>}
        </span>
        <IconChevronRight size={18} aria-hidden="true" className={style.go} />
      </button>
    </li>
  )
}

type HandOverProps = { sheet: Data<typeof getInspection>; isSent: boolean; onDone: () => void }
/** To the coordinator, once every answer and every photo has arrived; until then it says what is missing. */
const HandOver = ({ sheet, isSent, onDone }: HandOverProps) => {
  const t = useWords(inspectionWords)
  const say = useSay()
  const send = useSend(actOnSupervision.inspectionSubmit)
  const { supervision_code, row_version, may_hand_over, supervision_status } = sheet
  const isOpen = supervision_status === 'Coordinator_Received' || supervision_status === 'Technical_Training_Finished'
  if (!isOpen) return <Note tone="good">{t('allDone')}</Note>
  const lacking = sheet.points.filter(lacksPhotos).map(({ checkpoint_code }) => checkpoint_code)
  const reason = isSent ? may_hand_over && say(may_hand_over) : t('waitsToSend')
  if (reason)
    return <Note>{`${t('handOverBlocked', { reason })}${lacking.length ? ` (${lacking.join(', ')})` : ''}`}</Note>
  const handOver = async () => {
    if (await confirm({ title: t('handOver'), text: sheet.project_name }))
      send.mutate({ supervision_code, row_version }, { onSuccess: onDone })
  }
  return (
    <Button kind="primary" isBusy={send.isPending} onClick={() => void handOver()}>
      {t('handOver')}
    </Button>
  )
}
