import * as contract from '@sejuk/contract/money/bank-statements'
import { extensionOf } from '@sejuk/domain/files'
import {
  type BankDateForm,
  type BankNumberForm,
  type BankSignForm,
  bankDateForms,
  bankNumberForms,
  bankSignForms,
} from '@sejuk/domain/money/bank-layouts'
import { everydayWords } from '@sejuk/words/everyday'
import { bankStatementWords } from '@sejuk/words/money/bank-statements'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'

const blank = {
  name: '',
  head_rows: '1',
  date_form: 'D/M/Y' as BankDateForm,
  number_form: '1,000.00' as BankNumberForm,
  sign_form: 'two-columns' as BankSignForm,
  ...{ date: '0', text: '1', moreText: '', amount: '', debit: '', credit: '', balance: '', reference: '', account: '' },
}
const shownRows = 6
const letterOf = (n: number) => (n < 26 ? String.fromCharCode(65 + n) : `A${String.fromCharCode(65 + n - 26)}`)

/** A sample file shows its first rows, and each meaning is given a column of it. */
export const LayoutDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(bankStatementWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const [file, setFile] = useState<File>()
  const [form, setForm] = useState(blank)
  const handles = (error: Error) => error instanceof Refused && Object.keys(error.errors).length > 0
  const sample = useSend(contract.sampleBankFile, { handles, isQuiet: true })
  const save = useSend(contract.saveBankLayout, { handles })
  const errorIn = (error: Error | null, field: string) => {
    const said = error instanceof Refused ? error.errors[field]?.[0] : undefined
    return said === undefined ? undefined : say(said)
  }
  const rows = sample.data?.data.rows
  const width = Math.max(0, ...(rows ?? []).map((row) => row.length))
  const example = (n: number) => rows?.[Number(form.head_rows)]?.[n] ?? rows?.[0]?.[n] ?? ''
  const options = Array.from({ length: width }, (_, n) => ({
    value: String(n),
    label: t('column', { letter: letterOf(n), text: example(n).slice(0, 30) }),
  }))
  const change = (part: Partial<typeof blank>) => setForm({ ...form, ...part })
  const isTwo = form.sign_form === 'two-columns'
  const column = (
    name: 'date' | 'text' | 'moreText' | 'amount' | 'debit' | 'credit' | 'balance' | 'reference' | 'account',
  ) => (
    <ChoiceField
      key={name}
      label={t(name === 'account' ? 'accountColumn' : name)}
      none={t('noColumn')}
      value={form[name]}
      onChange={(value) => change({ [name]: value })}
      options={options}
      error={errorIn(save.error, `columns.${name}`)}
    />
  )
  const press = () => {
    const { date, text, moreText, balance, reference, account, amount, debit, credit, ...rest } = form
    const columns = {
      ...{ date, balance, reference, account, text: [text, moreText].filter((one) => one !== '') },
      ...(isTwo ? { amount: '', debit, credit } : { amount, debit: '', credit: '' }),
    }
    const kind = file && ['xlsx', 'xls'].includes(extensionOf(file.name)) ? ('xlsx' as const) : ('csv' as const)
    save.mutate({ ...rest, kind, columns }, { onSuccess: onClose })
  }
  return (
    <Dialog
      title={t('addLayout')}
      size={760}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
          {rows && (
            <Button kind="primary" isBusy={save.isPending} onClick={press}>
              {everyday('save')}
            </Button>
          )}
        </>
      }
    >
      <FileDrop
        label={t('sample')}
        accept=".csv,.txt,.xlsx,.xls"
        file={file}
        onChange={(next) => {
          setFile(next)
          sample.reset()
          if (next) sample.mutate({ file: next })
        }}
        error={errorIn(sample.error, 'file')}
      />
      {rows && (
        <>
          <PlainTable aria-label={t('sampleRows')}>
            <thead>
              <tr>
                {options.map(({ value }) => (
                  <th key={value} scope="col">
                    {letterOf(Number(value))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shownRows).map((row, n) => (
                <tr key={n}>
                  {options.map(({ value }) => (
                    <td key={value}>{row[Number(value)] ?? ''}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PlainTable>
          <TextField
            label={t('name')}
            value={form.name}
            onChange={(name) => change({ name })}
            error={errorIn(save.error, 'name')}
            most={60}
            isRequired
          />
          <TextField
            label={t('head_rows')}
            value={form.head_rows}
            onChange={(head_rows) => change({ head_rows })}
            error={errorIn(save.error, 'head_rows')}
            most={3}
            isRequired
          />
          <FieldGroup isFramed>
            <FieldLegend>{t('sampleRows')}</FieldLegend>
            {(['date', 'text', 'moreText'] as const).map(column)}
            <ChoiceField
              label={t('sign_form')}
              value={form.sign_form}
              onChange={(value) => change({ sign_form: bankSignForms.find((one) => one === value) ?? 'two-columns' })}
              options={bankSignForms.map((value) => ({ value, label: t(value) }))}
              isRequired
            />
            {(isTwo ? (['debit', 'credit'] as const) : (['amount'] as const)).map(column)}
            {(['balance', 'reference', 'account'] as const).map(column)}
          </FieldGroup>
          <ChoiceField
            label={t('date_form')}
            value={form.date_form}
            onChange={(value) => change({ date_form: bankDateForms.find((one) => one === value) ?? 'D/M/Y' })}
            options={bankDateForms.map((value) => ({ value, label: value }))}
            isRequired
          />
          <ChoiceField
            label={t('number_form')}
            value={form.number_form}
            onChange={(value) => change({ number_form: bankNumberForms.find((one) => one === value) ?? '1,000.00' })}
            options={bankNumberForms.map((value) => ({ value, label: value }))}
            isRequired
          />
          {errorIn(save.error, 'columns.text') && <Note tone="bad">{errorIn(save.error, 'columns.text')}</Note>}
        </>
      )}
    </Dialog>
  )
}
