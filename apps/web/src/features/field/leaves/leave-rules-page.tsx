import * as contract from '@sejuk/contract/field/leaves'
import { longestLeaveDays } from '@sejuk/domain/field/leave-days'
import { pageTo } from '@sejuk/domain/pages'
import { leaveWords } from '@sejuk/words/field/leaves'
import { useState } from 'react'
import IconPencil from '#icon/Pencil'
import { useCall } from '../../../lib/api/queries.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import type { FormField } from '../../../ui/form/form-fields.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { LeaveTabs } from './leave-tabs.tsx'

const RecordPanel = lazyPart(() => import('../../../ui/record/record-panel.tsx').then((panel) => panel.RecordPanel))
const AdjustPanel = lazyPart(() => import('./adjust-panel.tsx').then((panel) => panel.AdjustPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Rule = contract.LeaveRuleRow
const limits = ['most_days', 'letter_over', 'hr_over'] as const
const yearly = ['grant_days', 'most_carried', 'carried_until_month'] as const

/** What holds for each type of leave: who may ask for how much, what is granted, and when it ends. */
export const LeaveRulesPage = () => {
  const t = useWords(leaveWords)
  const say = useSay()
  const months = useMonths()
  const gate = useGate(contract.leaveRules)
  const maySave = useGate(contract.saveLeaveRule)
  const found = useCall(contract.leaveRules, {}, { enabled: gate.enabled })
  const [open, setOpen] = useState<{ as: 'edit' | 'log'; rule: Rule } | { as: 'adjust' }>()
  const close = () => setOpen(undefined)
  const rules = found.data?.data
  const fieldsOf = ({ has_balance, leave_type }: Rule): FormField[] => {
    const limits: FormField[] = [
      { field: 'is_offered', label: t('is_offered'), kind: 'tick' },
      { field: 'most_days', label: t('most_days'), kind: 'number', hint: t('noLimit', { n: longestLeaveDays }) },
      { field: 'letter_over', label: t('letter_over'), kind: 'number', hint: t('never') },
      { field: 'hr_over', label: t('hr_over'), kind: 'number', isRequired: true },
    ]
    const year: FormField[] = [
      { field: 'grant_days', label: t('grant_days'), kind: 'number' },
      { field: 'most_carried', label: t('most_carried'), kind: 'number' },
      {
        ...{ field: 'carried_until_month', label: t('carried_until_month') },
        kind: 'choice',
        options: months.map((label, n) => ({ value: String(n + 1), label })),
      },
    ]
    const joint: FormField = { field: 'takes_joint_leave', label: t('takes_joint_leave'), kind: 'tick' }
    if (!has_balance) return limits
    return leave_type === 'annual' ? [...limits, ...year, joint] : [...limits, ...year]
  }
  const shown = (rule: Rule, field: (typeof limits)[number] | (typeof yearly)[number]) => {
    if (yearly.some((one) => one === field) && !rule.has_balance) return '-'
    if (field === 'carried_until_month') return rule.most_carried > 0 ? months[rule[field] - 1] : '-'
    return rule[field] ?? '-'
  }
  return (
    <>
      <PageHead title={t('rules')} crumb={<Link {...pageTo('leaveApproval')}>{t('title')}</Link>} />
      <PageBody>
        <LeaveTabs />
        {!rules && <RecordGuard gate={gate} found={found} />}
        {rules && (
          <Section title={t('rules')} sub={rules.length}>
            <SectionText>{t('rulesText')}</SectionText>
            {!maySave.enabled && <SectionText>{say(maySave.because)}</SectionText>}
            <PlainTable isStacked>
              <thead>
                <tr>
                  <th scope="col">{t('leave_type')}</th>
                  {[...limits, ...yearly].map((field) => (
                    <th key={field} scope="col">
                      {t(field)}
                    </th>
                  ))}
                  <th scope="col">
                    <span className="sr-only">{t('editRule')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rules.map((rule) => (
                  <tr key={rule.leave_type}>
                    <td data-label={t('leave_type')}>
                      <b>{t(rule.leave_type)}</b>
                      {!rule.is_offered && ` (${t('notOffered')})`}
                      {rule.takes_joint_leave && ` (${t('takes_joint_leave')})`}
                    </td>
                    {[...limits, ...yearly].map((field) => (
                      <td key={field} data-label={t(field)}>
                        {shown(rule, field)}
                      </td>
                    ))}
                    <td>
                      <Row>
                        {maySave.enabled && (
                          <IconButton
                            label={`${t('editRule')}: ${t(rule.leave_type)}`}
                            onClick={() => setOpen({ as: 'edit', rule })}
                          >
                            <IconPencil size={18} aria-hidden="true" />
                          </IconButton>
                        )}
                        {rule.row_version > 0 && (
                          <Button size="small" onClick={() => setOpen({ as: 'log', rule })}>
                            {t('log')}
                          </Button>
                        )}
                      </Row>
                    </td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </Section>
        )}
        {maySave.enabled && (
          <Row>
            <Button onClick={() => setOpen({ as: 'adjust' })}>{t('adjustTitle')}</Button>
          </Row>
        )}
      </PageBody>
      {open?.as === 'edit' && (
        <RecordPanel
          title={t('editRule')}
          sub={t(open.rule.leave_type)}
          endpoint={contract.saveLeaveRule}
          draft={`leave-rule ${open.rule.leave_type}`}
          initial={open.rule}
          fixed={{ leave_type: open.rule.leave_type, row_version: open.rule.row_version }}
          fields={fieldsOf(open.rule)}
          onClose={close}
        />
      )}
      {open?.as === 'log' && (
        <ActionLogPanel
          endpoint={contract.leaveRuleLog}
          code={open.rule.leave_type}
          sub={t(open.rule.leave_type)}
          labels={Object.fromEntries(
            (['is_offered', ...limits, ...yearly, 'takes_joint_leave'] as const).map((name) => [name, t(name)]),
          )}
          onClose={close}
        />
      )}
      {open?.as === 'adjust' && <AdjustPanel onClose={close} />}
    </>
  )
}

const useMonths = () => {
  const language = useLanguage()
  const name = new Intl.DateTimeFormat(language === 'local' ? 'id' : 'en', { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, n) => name.format(new Date(Date.UTC(2026, n, 1))))
}
