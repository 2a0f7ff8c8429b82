import { simulateBonus } from '@sejuk/contract/installers/bonus-rules'
import { installerTypes } from '@sejuk/domain/installers/installers'
import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import { rupiah } from '@sejuk/domain/money'
import { bonusRuleWords } from '@sejuk/words/installers/bonus-rules'
import { installerWords } from '@sejuk/words/installers/installers'
import { useState } from 'react'
import { problemsOf } from '../../../lib/judge.ts'
import { useCall } from '../../../lib/queries.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { slab } from '../../../ui/slab.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TickField } from '../../../ui/tick-field.tsx'

/** What somebody would earn, and why. */
export const Simulator = ({ isStaff, onClose }: { isStaff: boolean; onClose: () => void }) => {
  const t = useWords(bonusRuleWords)
  const types = useWords(installerWords)
  const say = useSay()
  const { department } = useViewer()
  const [form, setForm] = useState({
    install_date: new Date().toISOString().slice(0, 10),
    user_type: 'Installer' as (typeof installerTypes)[number],
    dept_code: department,
    brand_code: 'GREE',
    business_unit: 'RAC',
    capacity_pk: '1',
    quantity: '1',
    units_before: '0',
    with_drafts: false,
  })
  const [asked, setAsked] = useState<typeof form>()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const answer = useCall(simulateBonus, asked ?? form, { enabled: asked !== undefined, keepPrevious: true })
  const worth = asked && answer.data?.data
  const put = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const text = (field: 'install_date' | 'brand_code' | 'capacity_pk' | 'quantity' | 'units_before') => ({
    label: t(field),
    value: form[field],
    onChange: (value: string) => put({ [field]: value }),
    error: problems[field] ? say(problems[field]) : undefined,
  })
  const compute = () => {
    const found = problemsOf(simulateBonus.input, form)
    setProblems(found)
    if (Object.keys(found).length === 0) setAsked(form)
  }
  return (
    <Dialog
      title={t('simulate')}
      sub={t('simulateText')}
      size={640}
      onClose={onClose}
      footer={
        <Button kind="primary" isBusy={answer.isFetching} onClick={compute}>
          {t('compute')}
        </Button>
      }
    >
      <div className={slab.fields}>
        <TextField {...text('install_date')} type="date" />
        <ChoiceField
          label={t('user_type')}
          options={installerTypes.map((value) => ({ value, label: types(value) }))}
          value={form.user_type}
          onChange={(user_type) => put({ user_type: user_type as typeof form.user_type })}
        />
        <ChoiceField
          label={t('business_unit')}
          options={businessUnitCodes.map((value) => ({ value, label: value }))}
          value={form.business_unit}
          onChange={(business_unit) => put({ business_unit })}
        />
        <TextField {...text('brand_code')} />
        <TextField {...text('capacity_pk')} inputMode="decimal" />
        <TextField {...text('quantity')} inputMode="numeric" />
        <TextField {...text('units_before')} inputMode="numeric" />
        {isStaff && (
          <TickField
            label={t('with_drafts')}
            isOn={form.with_drafts}
            onChange={(with_drafts) => put({ with_drafts })}
          />
        )}
      </div>
      {worth && (
        <>
          <p className={slab.sum} role="status">
            {t('total')}: {rupiah(worth.amount)}
          </p>
          {worth.rules.length === 0 && <p className={slab.note}>{t('noRule')}</p>}
          <ol className={slab.list}>
            {worth.rules.map((rule, n) => (
              <li key={rule.rule_code}>
                <span>
                  {n === 0 ? <b>{rule.rule_name}</b> : rule.rule_name} <small>{rule.rule_code}</small>
                </span>
                <span>
                  {rupiah(rule.base_amount)} · {t('priority')} {rule.priority}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
