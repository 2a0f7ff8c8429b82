import type { Data } from '@sejuk/contract/endpoint'
import { simulateBonus } from '@sejuk/contract/installers/bonus-rules'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { installerTypes } from '@sejuk/domain/installers/installers'
import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import { rupiah } from '@sejuk/domain/values/money'
import { bonusRuleWords, evidenceWords } from '@sejuk/words/installers/bonus-rules'
import { installerWords } from '@sejuk/words/installers/installers'
import { useState } from 'react'
import type { OptionSource } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useCheck } from '../../../lib/form/schemas.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Column } from '../../../ui/layout/page-body.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Total } from '../../../ui/record/section.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

/** The simulated bonus, with its derivation. */
export const Simulator = ({ isStaff, onClose }: { isStaff: boolean; onClose: () => void }) => {
  const t = useWords(bonusRuleWords)
  const types = useWords(installerWords)
  const proofs = useWords(evidenceWords)
  const say = useSay()
  const check = useCheck(simulateBonus)
  const { department } = useViewer()
  const [form, setForm] = useState({
    install_date: useToday(),
    user_type: 'Installer' as (typeof installerTypes)[number],
    dept_code: department,
    brand_code: 'GREE',
    business_unit: 'RAC',
    category_code: '',
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
  const text = (field: 'install_date' | 'capacity_pk' | 'quantity' | 'units_before') => ({
    label: t(field),
    value: form[field],
    onChange: (value: string) => put({ [field]: value }),
    error: problems[field] ? say(problems[field]) : undefined,
  })
  const choose = (field: 'dept_code' | 'brand_code' | 'category_code', source: OptionSource) => (
    <PagedSelect
      label={t(field)}
      source={source}
      none="-"
      value={form[field]}
      onChange={(code) => put({ [field]: code ?? '' })}
      error={problems[field] ? say(problems[field]) : undefined}
    />
  )
  const compute = () => {
    check(form, (found) => {
      setProblems(found)
      if (Object.keys(found).length === 0) setAsked(form)
    })
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
      <FieldGrid>
        <DateField {...text('install_date')} />
        {isStaff && choose('dept_code', departmentDropdown)}
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
        {choose('brand_code', brandDropdown)}
        {choose('category_code', itemCategoryDropdown)}
        <TextField {...text('capacity_pk')} inputMode="decimal" />
        <TextField {...text('quantity')} inputMode="numeric" />
        <TextField {...text('units_before')} inputMode="numeric" />
        {isStaff && (
          <CheckboxField
            label={t('with_drafts')}
            isOn={form.with_drafts}
            onChange={(with_drafts) => put({ with_drafts })}
          />
        )}
      </FieldGrid>
      {worth && (
        <Column style={{ marginTop: 20 }}>
          <p role="status">
            <Total>
              {t('total')}: {rupiah(worth.amount)}
            </Total>
          </p>
          {worth.rules.length === 0 && <Note>{t('noRule')}</Note>}
          <Lines lines={worth.lines} />
          {worth.evidence.length > 0 && (
            <p>
              <b>{t('evidence')}:</b> {worth.evidence.map((one) => proofs(one)).join(', ')}
            </p>
          )}
          {worth.rules.length > 1 && <b>{t('fitting')}</b>}
          <RowList>
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
          </RowList>
        </Column>
      )}
    </Dialog>
  )
}

type Line = Data<typeof simulateBonus>['lines'][number]

/** Units with the same bonus share a line: tiers and the cap start new ones. */
const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const t = useWords(bonusRuleWords)
  const runs: { from: number; to: number; line: Line }[] = []
  for (const [n, line] of lines.entries()) {
    const last = runs.at(-1)
    if (last && JSON.stringify(last.line) === JSON.stringify(line)) last.to = n + 1
    else runs.push({ from: n + 1, to: n + 1, line })
  }
  return (
    <PlainTable>
      <thead>
        <tr>
          <th>{t('quantity')}</th>
          <th data-number>{t('base')}</th>
          <th data-number>{t('extra')}</th>
          <th data-number>{t('capped')}</th>
          <th data-number>{t('each')}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ from, to, line }) => (
          <tr key={from}>
            <td>{from === to ? from : `${from}–${to}`}</td>
            <td data-number>{rupiah(line.base_amount)}</td>
            <td data-number>{rupiah(line.extra_amount)}</td>
            <td data-number>{line.capped_amount ? rupiah(-line.capped_amount) : '-'}</td>
            <td data-number>
              <b>{rupiah(line.amount)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
