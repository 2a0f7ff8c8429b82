import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { workOrder } from '@sejuk/domain/aftersales/work-orders'
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

const OtherActionSheet = lazyPart(() => import('./other-action-sheet.tsx').then((sheet) => sheet.OtherActionSheet))

type Props = { job: FieldJob; work: FieldWork; onDone: () => void }

/** What else may happen at a customer's: help is needed, another day, or it is not done at all. */
export const MoreActions = ({ job, work, onDone }: Props) => {
  const t = useWords(fieldWorkWords)
  const say = useSay()
  const viewer = useWorkflowViewer()
  useStatusWords(serviceStatusWords)
  const [open, setOpen] = useState<OtherAction>()
  const now = new Date().toISOString()
  return (
    <Section title={t('more')}>
      <SectionBody>
        {otherActions.map(([action, label]) => {
          const { enabled, because } = workOrder.gate(action, job, viewer, now)
          return (
            <div key={action} className={style.way}>
              <Button size="large" aria-disabled={!enabled || undefined} onClick={() => enabled && setOpen(action)}>
                {t(label)}
              </Button>
              {because && <small className={style.reason}>{say(because)}</small>}
            </div>
          )
        })}
      </SectionBody>
      {open && <OtherActionSheet way={open} job={job} work={work} onDone={onDone} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}
