import * as contract from '@sejuk/contract/installers/bonus-rules'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { bonusRule, ruleStatuses } from '@sejuk/domain/installers/bonus-rules'
import { rupiah } from '@sejuk/domain/values/money'
import { bonusRuleWords, evidenceWords, ruleStatusWords } from '@sejuk/words/installers/bonus-rules'
import { installerWords } from '@sejuk/words/installers/installers'
import { useState } from 'react'
import IconCalculator from '#icon/Calculator'
import IconPlus from '#icon/Plus'
import { RuleChip } from '../../../entities/status/bonus-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

const RuleForm = lazyPart(() => import('./rule-form.tsx').then((form) => form.RuleForm))
const Simulator = lazyPart(() => import('./simulator.tsx').then((dialog) => dialog.Simulator))

type Rule = contract.BonusRuleRow
type Open = { what: 'create' | 'simulate' } | { what: 'copy'; rule: Rule }

/** For staff every rule and what can be done with it; for an installer what they are promised. */
export const BonusRulesPage = () => {
  const t = useWords(bonusRuleWords)
  const statuses = useWords(ruleStatusWords)
  const evidence = useWords(evidenceWords)
  const types = useWords(installerWords)
  const dates = useDates()
  const list = useList(contract.listBonusRules)
  const mayCreate = useGate(contract.createBonusRule)
  const { permission } = useViewer()
  const isStaff = permission.has('Bonus-Rule-Create') || permission.has('Installation-Bonus-List-Search')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const record = useRecordActions({
    workflow: bonusRule,
    endpoints: contract.actOnBonusRule,
    keyField: 'rule_code',
    nameOf: (rule: Rule) => rule.rule_name,
    label: (name) => t(name),
    forms: { modify: ({ row, onClose }) => <RuleForm rule={row} onClose={onClose} /> },
    question: (name, { rule_name }) =>
      name === 'approve'
        ? { title: `${t('sureApprove')} ${rule_name}`, text: t('sureApproveText'), yes: t(name) }
        : { title: `${t('sureClose')} ${rule_name}`, text: t('sureCloseText'), yes: t(name) },
  })
  const scope = (rule: Rule) =>
    [
      ...rule.business_units,
      ...rule.brand_codes,
      ...rule.category_codes,
      ...rule.installer_types.map((type) => types(type)),
      ...rule.dept_codes,
      rule.min_pk === null ? '' : `≥ ${rule.min_pk} PK`,
      rule.max_pk === null ? '' : `≤ ${rule.max_pk} PK`,
    ]
      .filter(Boolean)
      .join(' · ') || t('everything')
  const validity = (rule: Rule) =>
    `${dates.day(rule.valid_from)} – ${rule.valid_to ? dates.day(rule.valid_to) : t('open')}`
  const tiers = (rule: Rule) =>
    rule.tiers
      .map(({ from_units, extra_amount }) => t('tier', { n: from_units, amount: rupiah(extra_amount) }))
      .join('; ')
  const shortTiers = (rule: Rule) =>
    rule.tiers.map(({ from_units, extra_amount }) => (
      <div key={from_units}>{t('shortTier', { n: from_units, amount: rupiah(extra_amount) })}</div>
    ))
  const cap = (rule: Rule) => (rule.cap_amount === null ? t('noCap') : rupiah(rule.cap_amount))
  const budget = ({ budget_amount, spent_amount }: Rule) => {
    if (budget_amount === null) return t('noBudget')
    if (spent_amount === null) return rupiah(budget_amount)
    return t('budgetOf', { spent: rupiah(spent_amount), budget: rupiah(budget_amount) })
  }
  const menu = (rule: Rule) => [
    ...record.actionsOf(rule),
    { key: 'copy', label: t('copy'), gate: mayCreate, onPress: () => setOpen({ what: 'copy', rule }) },
  ]
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={
          isStaff
            ? [
                { field: 'text', label: t('rule_name'), kind: 'text' },
                { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
                {
                  field: 'status',
                  label: t('status'),
                  kind: 'choice',
                  options: ruleStatuses.map((value) => ({ value, label: statuses(value) })),
                },
              ]
            : [{ field: 'text', label: t('rule_name'), kind: 'text' }]
        }
        actions={[
          {
            key: 'simulate',
            label: t('simulate'),
            icon: <IconCalculator size={16} />,
            onPress: () => setOpen({ what: 'simulate' }),
          },
          ...(isStaff
            ? [
                {
                  key: 'create',
                  label: t('create'),
                  icon: <IconPlus size={16} />,
                  gate: mayCreate,
                  isPrimary: true,
                  onPress: () => setOpen({ what: 'create' }),
                },
              ]
            : []),
        ]}
        keyOf={(rule) => rule.rule_code}
        nameOf={(rule) => rule.rule_name}
        menu={isStaff ? menu : undefined}
        columns={[
          { key: 'name', title: t('rule_name'), sort: 'rule_name', wraps: true, show: (rule) => rule.rule_name },
          { key: 'scope', title: t('scope'), wraps: true, show: scope },
          {
            key: 'amount',
            title: t('base_amount'),
            sort: 'base_amount',
            isNumber: true,
            show: (rule) => rupiah(rule.base_amount),
          },
          { key: 'tiers', title: t('tiers'), show: (rule) => (rule.tiers.length ? shortTiers(rule) : '-') },
          { key: 'cap', title: t('shortCap'), isNumber: true, show: cap },
          ...(isStaff ? [{ key: 'budget', title: t('budget_amount'), wraps: true, isNumber: true, show: budget }] : []),
          { key: 'validity', title: t('validity'), sort: 'valid_from', show: validity },
          { key: 'priority', title: t('priority'), sort: 'priority', isNumber: true, show: (rule) => rule.priority },
          { key: 'status', title: t('status'), show: (rule) => <RuleChip status={rule.status} /> },
        ]}
        card={(rule) => ({
          code: rule.rule_code,
          name: rule.rule_name,
          text: (
            <>
              <b>{rupiah(rule.base_amount)}</b> · {scope(rule)}
              <br />
              {tiers(rule) && (
                <>
                  {tiers(rule)}
                  <br />
                </>
              )}
              {t('evidence')}: {rule.evidence.map((one) => evidence(one)).join(', ') || '-'}
              <br />
              {t('applyWithin', { n: rule.apply_within_days })}
              {isStaff && rule.budget_amount !== null && (
                <>
                  <br />
                  {t('budget_amount')}: {budget(rule)}
                </>
              )}
            </>
          ),
          left: `${t('shortCap')}: ${cap(rule)}`,
          right: validity(rule),
        })}
      />
      {open?.what === 'create' && <RuleForm onClose={close} />}
      {record.panel}
      {open?.what === 'copy' && <RuleForm rule={open.rule} isCopy onClose={close} />}
      {open?.what === 'simulate' && <Simulator isStaff={isStaff} onClose={close} />}
    </>
  )
}
