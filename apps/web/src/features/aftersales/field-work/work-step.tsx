import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import type { WorkOrderUnit } from '@sejuk/contract/aftersales/work-orders'
import type { JobStep } from '@sejuk/domain/aftersales/work-orders/field-work'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { JobBar } from './job-bar.tsx'
import { jobPage } from './job-card.tsx'
import { JobPhotos } from './job-photos.tsx'
import { SignJob } from './sign-job.tsx'
import { UnitChecks } from './units/unit-checks.tsx'
import { UnitTabs } from './units/unit-tabs.tsx'
import { UnitWork } from './units/unit-work.tsx'
import type { UnitForms } from './units/use-unit-forms.ts'
import type { FieldWork } from './use-field-work.ts'
import type { MissingPiece } from './use-missing.ts'

type Props = {
  job: FieldJob
  unit: WorkOrderUnit | undefined
  work: FieldWork
  forms: UnitForms
  missing: readonly MissingPiece[]
  step: JobStep
  onGo: (step: JobStep) => void
  onKept: () => void
}

/** The field may be on a step that is drawn after this press. */
const show = (field: string) =>
  requestAnimationFrame(() => {
    const place = document.getElementById(field)
    place?.scrollIntoView({ block: 'center' })
    place?.querySelector('input')?.focus({ preventScroll: true })
  })

/** One step of the work at the customer's, with its bar. */
export const WorkStep = ({ job, unit, work, forms, missing, step, onGo, onKept }: Props) => {
  const t = useWords(fieldWorkWords)
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string>()
  const { usercode, shelf } = work
  const { work_order_number, units, service_status } = job
  const photos = shelf?.photos ?? []
  const id = unit?.work_order_detail_id ?? 0
  const form = forms.units[id]
  const keep = async () => {
    await work.report(work_order_number, 'save-work', { units: forms.payload([id]) })
    await forms.forget([id])
    onKept()
  }
  const finish = async () => {
    const ids = units.map((one) => one.work_order_detail_id)
    await work.report(work_order_number, 'finish', { units: forms.payload(ids), ...forms.signing })
    await forms.forget(ids)
    window.scrollTo({ top: 0 })
  }
  const fill = ({ step: to, alias, line_no, field }: MissingPiece) => {
    if (to !== step) onGo(to)
    if (alias) setWanted(alias)
    const other = units.find((one) => one.line_no === line_no)
    if (other && other !== unit) void navigate({ ...jobPage(job, other.work_order_detail_id), replace: true })
    if (field) show(field)
  }
  const want = (alias: string | undefined) => {
    setWanted(alias)
    if (!alias && work.isOnline) void work.synchronise()
  }
  const tabs = <UnitTabs units={units} open={unit} pageOf={(one) => jobPage(job, one)} />
  const change = (part: Parameters<UnitForms['changeUnit']>[1]) => forms.changeUnit(id, part)
  return (
    <>
      {step === 'Photos' && <JobPhotos usercode={usercode} job={job} photos={photos} wanted={wanted} onWant={want} />}
      {step === 'Checks' && form && (
        <>
          {tabs}
          <UnitChecks form={form} needsSerial={job.service_type === 'Install'} onChange={change} />
        </>
      )}
      {step === 'Parts' && form && (
        <>
          {tabs}
          <UnitWork
            form={form}
            choices={shelf?.jobs?.choices ?? {}}
            isRepair={job.service_type === 'Repair'}
            onChange={change}
          />
          {forms.isTouched(id) && (
            <Button size="large" onClick={() => void keep()}>
              {t('saveUnit')}
            </Button>
          )}
        </>
      )}
      {step === 'Signature' && <SignJob usercode={usercode} job={job} photos={photos} forms={forms} />}
      {service_status === 'Servicing' && (
        <JobBar step={step} missing={missing} onGo={onGo} onFill={fill} onFinish={() => void finish()} />
      )}
    </>
  )
}
