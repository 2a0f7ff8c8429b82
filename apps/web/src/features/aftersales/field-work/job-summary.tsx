import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { checklistWords } from '@sejuk/words/aftersales/work-orders'
import IconAlertTriangle from '#icon/AlertTriangle'
import IconCircleCheck from '#icon/CircleCheckFilled'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'
import style from './job-sent.module.css'
import { measured, type UnitForm } from './units/unit-form.ts'
import type { UnitForms } from './units/use-unit-forms.ts'

const good = (form: UnitForm) => checklist.filter((one) => form.checklist[one]).length

type Line = { text: string; isOpen?: boolean }

/** What the customer signs for, in a few lines. */
export const JobSummary = ({ job, forms }: { job: FieldJob; forms: UnitForms }) => {
  const t = useWords(fieldWorkWords)
  const question = useWords(checklistWords)
  const choice = useWords(ticketChoiceWords)
  const linesOf = (form: UnitForm): Line[] => [
    { text: t('checksGood', { n: good(form), all: checklist.length }), isOpen: good(form) < checklist.length },
    ...measured.flatMap((what) => {
      const [from, to] = [form.measurements.Before[what], form.measurements.After[what]]
      return from && to ? [{ text: t('fromTo', { what: t(what), from, to }) }] : []
    }),
    ...form.parts.flatMap(({ item_name, item_code, quantity }) =>
      item_name || item_code ? [{ text: t('partUsed', { name: item_name || item_code, n: quantity }) }] : [],
    ),
    ...checklist
      .filter((one) => form.checklist[one] === false)
      .map((one) => ({ text: t('checkNo', { question: question(one) }), isOpen: true })),
  ]
  const lines = job.units.flatMap(({ work_order_detail_id, line_no }): Line[] => {
    const form = forms.units[work_order_detail_id]
    if (!form) return []
    const own = linesOf(form)
    return job.units.length > 1
      ? own.map((line) => ({ ...line, text: t('ofUnit', { what: line.text, n: line_no }) }))
      : own
  })
  return (
    <Section title={t('forCustomer', { name: job.customer_name })}>
      <ul className={style.summary}>
        {[...lines, { text: `${t('warranty')}: ${choice(job.warranty)}` } as Line].map(({ text, isOpen }) => (
          <li key={text} data-open={isOpen || undefined}>
            {isOpen ? (
              <IconAlertTriangle size={20} aria-hidden="true" />
            ) : (
              <IconCircleCheck size={20} aria-hidden="true" />
            )}
            {text}
          </li>
        ))}
      </ul>
    </Section>
  )
}
