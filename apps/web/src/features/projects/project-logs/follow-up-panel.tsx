import { actOnProjectLog, type ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { followUpKinds, projectFiles, projectStages } from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { useState } from 'react'
import IconCurrentLocation from '#icon/CurrentLocation'
import { currentPosition } from '../../../lib/browser/position.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField, NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'

const valuesOf = (row: ProjectLogDetail, today: string) => ({
  follow_up_date: today,
  kind: 'visit' as string,
  contact: '',
  result: '',
  stage: row.stage as string,
  probability: String(row.probability),
  est_total: String(row.est_total),
  change_reason: '',
  lat: '',
  lng: '',
  next_follow_up_date: '',
})
type Values = ReturnType<typeof valuesOf>

export const FollowUpPanel = ({ row, onClose }: { row: ProjectLogDetail; onClose: () => void }) => {
  const t = useWords(projectWords)
  const initial = valuesOf(row, useToday())
  const word = (field: keyof Values) => t(field === 'lat' || field === 'lng' ? 'position' : field)
  const labels = Object.fromEntries(
    (Object.keys(initial) as (keyof Values)[]).map((field) => [field, word(field)]),
  ) as Record<keyof Values, string>
  return (
    <EndpointPanel
      title={t('followUp')}
      sub={row.project_name}
      endpoint={actOnProjectLog.followUp}
      initial={initial}
      fixed={{ log_code: row.log_code, row_version: row.row_version }}
      labels={labels}
      draft={`project-log/${row.log_code}/follow-up`}
      onClose={onClose}
    >
      {(form) => {
        const { values, change, errorOf } = form
        const text = (field: keyof Values) => ({
          label: word(field),
          value: values[field],
          onChange: (value: string) => change({ [field]: value }),
          error: errorOf(field),
        })
        const hasNewAmount = Number(values.est_total) !== row.est_total
        return (
          <>
            <ChoiceField
              {...text('kind')}
              options={followUpKinds.map((value) => ({ value, label: t(value) }))}
              isRequired
            />
            {values.kind === 'visit' && <PositionField form={form} row={row} />}
            <DateField {...text('follow_up_date')} isRequired />
            <TextField {...text('contact')} most={100} />
            <TextField {...text('result')} most={2000} isLong isRequired />
            <ChoiceField
              {...text('stage')}
              options={projectStages.map((value) => ({ value, label: t(value) }))}
              isRequired
            />
            <NumberField {...text('probability')} isRequired />
            <MoneyTextField {...text('est_total')} isRequired />
            {hasNewAmount && <TextField {...text('change_reason')} most={500} isRequired />}
            <DateField {...text('next_follow_up_date')} />
            <Uploader
              label={t('visitPhotos')}
              module_name={projectFiles.module}
              module_code={row.log_code}
              alias={projectFiles.photo}
              kind="photo"
            />
          </>
        )
      }}
    </EndpointPanel>
  )
}

/** Taken on the tap, and shown against the pin. */
const PositionField = ({ form, row }: { form: EndpointForm<Values>; row: ProjectLogDetail }) => {
  const t = useWords(projectWords)
  const [isMissing, setMissing] = useState(false)
  const { values, change, errorOf } = form
  const take = async () => {
    const at = await currentPosition()
    setMissing(!at)
    if (at) change(() => ({ lat: String(at.lat), lng: String(at.lng) }))
  }
  const distance = values.lat ? metresBetween({ lat: Number(values.lat), lng: Number(values.lng) }, row) : undefined
  return (
    <>
      <Button icon={<IconCurrentLocation size={16} />} onClick={() => void take()}>
        {t('takePosition')}
      </Button>
      {distance !== undefined && <Note tone="good">{t('positionTaken', { m: distance })}</Note>}
      {isMissing && <Note tone="bad">{t('noPosition')}</Note>}
      {errorOf('lat') && <Note tone="bad">{errorOf('lat')}</Note>}
    </>
  )
}
