import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { workOrder } from '@sejuk/domain/aftersales/work-orders/work-orders'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { serviceStatusWords } from '@sejuk/words/aftersales/work-orders'
import { useState } from 'react'
import { useSay, useStatusWords, useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './field-job.module.css'
import { type OtherAction, otherActions } from './other-actions.ts'
import type { FieldWork } from './use-field-work.ts'

const NeedPartSheet = lazyPart(() => import('./need-part-sheet.tsx').then((sheet) => sheet.NeedPartSheet))
const OtherActionSheet = lazyPart(() => import('./other-action-sheet.tsx').then((sheet) => sheet.OtherActionSheet))

type Props = { job: FieldJob; work: FieldWork; onDone: () => void }

/** What else may happen at a customer's: help is needed, another day, or it is not done at all. */
export const MoreActions = ({ job, work, onDone }: Props) => {
  const t = useWords(fieldWorkWords)
  useStatusWords(serviceStatusWords)
  const [open, setOpen] = useState<OtherAction>()
  const [isNeeding, setNeeding] = useState(false)
  return (
    <Section title={t('more')}>
      <SectionBody>
        <Way action="need-part" label={t('needPart')} job={job} onOpen={() => setNeeding(true)} />
        {otherActions.map(([action, label]) => (
          <Way key={action} action={action} label={t(label)} job={job} onOpen={() => setOpen(action)} />
        ))}
      </SectionBody>
      {isNeeding && <NeedPartSheet job={job} work={work} onDone={onDone} onClose={() => setNeeding(false)} />}
      {open && <OtherActionSheet way={open} job={job} work={work} onDone={onDone} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

type WayProps = { action: OtherAction | 'need-part'; label: string; job: FieldJob; onOpen: () => void }

const Way = ({ action, label, job, onOpen }: WayProps) => {
  const say = useSay()
  const viewer = useWorkflowViewer()
  const { enabled, because } = workOrder.gate(action, job, viewer, new Date().toISOString())
  return (
    <div className={style.way}>
      <Button size="large" aria-disabled={!enabled || undefined} onClick={() => enabled && onOpen()}>
        {label}
      </Button>
      {because && <small className={style.reason}>{say(because)}</small>}
    </div>
  )
}
