import { workOrderActionWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useWords } from '../../../lib/language/words.ts'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FormFields } from '../../../ui/form/form-fields.tsx'
import { type Acted, endpointOf, type FormAction, useActionForm } from './action-forms.ts'
import { ArrivePanel } from './arrive-panel.tsx'
import { AssignPanel } from './assign-panel.tsx'
import { NeedPartPanel } from './need-part-panel.tsx'
import { SchedulePanel } from './schedule-panel.tsx'
import { WorkPanel } from './work-panel.tsx'

type Props = { name: FormAction; order: Acted; onClose: () => void }

/** The form of one action, beside the work order. */
export const ActionPanel = ({ name, order, onClose }: Props) => {
  if (name === 'schedule' || name === 're-schedule')
    return <SchedulePanel name={name} order={order} onClose={onClose} />
  if (name === 'assign-technician') return <AssignPanel order={order} onClose={onClose} />
  if (name === 'need-part') return <NeedPartPanel order={order} onClose={onClose} />
  if (name === 'visit') return <ArrivePanel order={order} onClose={onClose} />
  if (name === 'save-work' || name === 'finish' || name === 'ass-confirm')
    return <WorkPanel name={name} order={order} onClose={onClose} />
  return <PlainPanel name={name} order={order} onClose={onClose} />
}

const PlainPanel = ({ name, order, onClose }: Props) => {
  const t = useWords(workOrderActionWords)
  const words = useWords(workOrderWords)
  const { fields, initial } = useActionForm(name)
  const { work_order_number, row_version } = order
  // Nothing chosen is nothing sent: a picker left open asks for nobody.
  return (
    <EndpointPanel
      title={t(name)}
      sub={`${work_order_number}, ${order.customer_name}`}
      endpoint={endpointOf(name)}
      initial={initial}
      fixed={{ work_order_number, row_version }}
      labels={Object.fromEntries(fields.map(({ field, label }) => [field, label]))}
      draft={`${name}/${work_order_number}`}
      onClose={onClose}
    >
      {(form) => (fields.length ? <FormFields fields={fields} form={form} /> : <p>{words('nothingToFill')}</p>)}
    </EndpointPanel>
  )
}
