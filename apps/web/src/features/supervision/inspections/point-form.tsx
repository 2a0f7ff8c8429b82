import type { Data } from '@sejuk/contract/endpoint'
import type { getInspection, InspectionPoint } from '@sejuk/contract/supervision/inspections'
import { allowedExtensions } from '@sejuk/domain/files'
import { inspectionResults, isOpenProblem, measuredNumber, proposedResult } from '@sejuk/domain/supervision/inspection'
import { answerFiles, answerPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useEffect, useState } from 'react'
import { readyFiles } from '../../../lib/files/validate-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ThumbBar } from '../../../ui/actions/thumb-bar.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { SpokenField } from '../../../ui/fields/spoken-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'
import { Guidance } from './guidance.tsx'
import style from './inspection.module.css'
import { NewProblem } from './new-problem.tsx'
import { usePointDraft } from './point-draft.ts'
import { PointPhotos } from './point-photos.tsx'
import { RangeBar } from './range-bar.tsx'

type Photo = { module_name: string; alias: string; kind: 'photo' | 'file'; file: File }
const paperTypes = allowedExtensions({ kind: 'file' })
  .map((extension) => `.${extension}`)
  .join(',')
type Props = {
  point: InspectionPoint
  sheet: Data<typeof getInspection>
  isWaiting: boolean
  isDrafted: boolean
  /** Taken for this point and not saved yet. */
  photos: File[]
  onPhotos: (change: (photos: File[]) => File[]) => void
  onSave: (input: Record<string, unknown>, photos: Photo[]) => Promise<void>
  onBack: () => void
}

const placeOf = ({ module, alias }: { module: string; alias: string }) => ({ module_name: module, alias })

/** One point: value against its range, result, photos; a fail opens its problem at once. */
export const PointForm = ({ point, sheet, isWaiting, isDrafted, photos, onPhotos, onSave, onBack }: Props) => {
  const t = useWords(inspectionWords)
  const dates = useDates()
  const language = useLanguage()
  const { supervision_code } = sheet
  const last = point.answers[0]
  const fix = (language === 'local' ? point.fix_local : point.fix_default) ?? ''
  const text = language === 'local' ? point.text_local : point.text_default
  // The list may have been scrolled far down: a point is read from its name on.
  // In braces: newer browsers answer a scroll with a promise, which is no way to end an effect.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  const [paper, setPaper] = useState<File>()
  const known = sheet.problems.findLast(
    ({ checkpoint_code, status }) => checkpoint_code === point.checkpoint_code && isOpenProblem(status),
  )
  const { draft, say } = usePointDraft(
    { supervision_code, checkpoint_code: point.checkpoint_code },
    {
      ...{ value: last?.value ?? '', chosen: point.result, zone: last?.zone ?? '', note: '' },
      problem: {
        kind: known?.kind ?? 'installation',
        severity: known?.severity ?? (point.is_critical ? 'Critical' : 'Major'),
        description: known?.description ?? text,
        recommended_fix: known ? (known.recommended_fix ?? '') : fix,
        responsible: known ? (known.responsible ?? '') : sheet.installer_name,
        due_date: known?.due_date ?? '',
      },
    },
  )
  const { value, chosen, zone, note, problem } = draft
  const proposed = proposedResult(point, value)
  const result = chosen ?? proposed
  const isAgainst = proposed !== undefined && result !== undefined && result !== 'NA' && result !== proposed
  const needsNote = isAgainst || result === 'NA'
  const isComplete =
    result !== undefined &&
    (point.kind !== 'number' || result === 'NA' || proposed !== undefined) &&
    (!needsNote || note !== '')
  const [isSaving, setSaving] = useState(false)
  const save = () => {
    setSaving(true)
    void onSave(
      {
        ...{ supervision_code, checkpoint_code: point.checkpoint_code, result },
        ...{ value, zone, note, photos: photos.length, known_answer_id: last?.answer_id ?? '' },
        problem: result === 'Fail' ? problem : null,
      },
      [
        ...photos.map((file) => ({ ...placeOf(answerPhotos), kind: 'photo' as const, file })),
        ...(paper ? [{ ...placeOf(answerFiles), kind: 'file' as const, file: paper }] : []),
      ],
    ).finally(() => setSaving(false))
  }
  return (
    <>
      <Section title={`${point.checkpoint_code} ${text}`} sub={t(point.category)}>
        <SectionBody>
          {point.is_critical && <StatusChip tone="attention">{t('is_critical')}</StatusChip>}
          {isDrafted && <Note role="status">{t('draftKept')}</Note>}
          {isWaiting && <Note role="status">{t('waitsToSend')}</Note>}
          {point.awaits_second && <Note>{t('secondNeeded')}</Note>}
          {point.is_disputed && <Note>{t('disputed')}</Note>}
          {point.guidance.length > 0 && <Guidance point={point} />}
          {sheet.may_answer === null && (
            <>
              {(point.kind === 'number' || point.kind === 'text' || point.kind === 'choice') && (
                <TextField
                  label={t('value')}
                  hint={
                    point.kind === 'number'
                      ? t('allowed', { min: point.min ?? '-', max: point.max ?? '-', unit: point.unit ?? '' })
                      : undefined
                  }
                  value={value}
                  most={100}
                  onChange={(next) => say({ value: next, chosen: null })}
                />
              )}
              {point.kind === 'number' && point.min !== null && point.max !== null && (
                <RangeBar min={point.min} max={point.max} value={measuredNumber(value)} />
              )}
              {proposed && (
                <StatusChip tone={proposed === 'Pass' ? 'good' : 'bad'}>
                  {t(proposed === 'Pass' ? 'inRange' : 'outOfRange')}
                </StatusChip>
              )}
              <fieldset className={style.results} aria-label={t('result')}>
                {inspectionResults.map((one) => (
                  <button
                    key={one}
                    type="button"
                    className={style.result}
                    data-result={one}
                    aria-pressed={result === one}
                    onClick={() => say({ chosen: one })}
                  >
                    {t(one)}
                  </button>
                ))}
              </fieldset>
              <TextField label={t('zone')} value={zone} most={100} onChange={(next) => say({ zone: next })} />
              <SpokenField
                label={t('note')}
                value={note}
                most={500}
                isRequired={needsNote}
                onChange={(next) => say({ note: next })}
              />
              <p>
                {t(point.photo_min > 0 ? 'photosOf' : 'photosTaken', {
                  ...{ n: photos.length + point.photos_arrived, all: point.photo_min },
                })}
              </p>
              {result !== 'NA' && photos.length + point.photos_arrived < point.photo_min && (
                <Note>{t('photosNeeded', { n: point.photo_min })}</Note>
              )}
              <PointPhotos photos={photos} onChange={onPhotos} />
              <FileDrop
                label={t('addPaper')}
                accept={paperTypes}
                file={paper}
                onChange={(picked) => void readyFiles(picked ? [picked] : [], 'file').then(([one]) => setPaper(one))}
              />
            </>
          )}
        </SectionBody>
      </Section>
      {sheet.may_answer === null && result === 'Fail' && (
        <NewProblem
          title={known ? t('updateProblem', { n: known.problem_no }) : t('addProblem')}
          problem={problem}
          onChange={(part) => say({ problem: { ...problem, ...part } })}
        />
      )}
      {point.answers.length > 0 && (
        <Section title={t('answered')}>
          <RowList>
            {point.answers.map((answer) => (
              <li key={answer.answer_id}>
                <span>
                  {t('saidBy', {
                    who: answer.username,
                    at: dates.dateTime(answer.answered_date),
                    result: t(answer.result),
                  })}
                  {answer.value && ` · ${answer.value} ${point.unit ?? ''}`}
                  {answer.note && ` · ${answer.note}`}
                </span>
              </li>
            ))}
          </RowList>
        </Section>
      )}
      <ThumbBar>
        <Button disabled={isSaving} onClick={onBack}>
          {t('back')}
        </Button>
        {sheet.may_answer === null && (
          <Button kind="primary" disabled={!isComplete} isBusy={isSaving} onClick={save}>
            {t('save')}
          </Button>
        )}
      </ThumbBar>
    </>
  )
}
