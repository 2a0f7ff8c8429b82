import * as contract from '@sejuk/contract/money/bank-statements'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { everydayWords } from '@sejuk/words/everyday'
import { bankLineWords } from '@sejuk/words/money/bank-lines'
import { bankStatementWords } from '@sejuk/words/money/bank-statements'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'

/** A file of the bank, read whole or not at all; then what came of it. */
export const ImportPanel = ({ account_code, onClose }: { account_code: string | undefined; onClose: () => void }) => {
  const t = useWords(bankStatementWords)
  const lines = useWords(bankLineWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const accounts = useCall(contract.listBankAccounts, {}).data?.data ?? []
  const layouts = useCall(contract.listBankLayouts, {}).data?.data ?? []
  const [form, setForm] = useState({ account_code: account_code ?? '', layout_code: '' })
  const [file, setFile] = useState<File>()
  const [balances, setBalances] = useState<{ opening: number | null; closing: number | null }>({
    ...{ opening: null, closing: null },
  })
  const send = useSend(contract.importBankStatement, { handles: (error) => error instanceof Refused, isQuiet: true })
  const refused = send.error instanceof Refused ? send.error : undefined
  const errorOf = (field: string) => {
    const said = refused?.errors[field]?.[0]
    return said === undefined ? undefined : say(said)
  }
  const isWhole = form.account_code !== '' && form.layout_code !== '' && file !== undefined
  const press = () => {
    if (!file) return
    const { opening, closing } = balances
    send.mutate({ ...form, file, opening: opening ?? '', closing: closing ?? '' })
  }
  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part })
    send.reset()
  }
  const done = send.data?.data
  // A refusal that belongs to no field.
  const general = refused && Object.keys(refused.errors).length === 0 ? refused.message : undefined
  return (
    <Dialog
      title={t('import')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('close')}</Button>
          {!done && (
            <Button kind="primary" isBusy={send.isPending} aria-disabled={isWhole ? undefined : true} onClick={press}>
              {t('import')}
            </Button>
          )}
        </>
      }
    >
      {done ? (
        <>
          <Note tone="good" role="status">
            {t('done', {
              ...{ n: done.new_lines, certain: done.certain, known: done.known_lines, pending: done.pending_lines },
            })}
          </Note>
          {done.gap_amount ? <Note>{lines('gap', { amount: rupiah(done.gap_amount) })}</Note> : null}
          <Link {...pageTo('bankLines', { account_code: done.account_code })}>{t('toLines')}</Link>
        </>
      ) : (
        <>
          <p>{t('importHelp')}</p>
          <ChoiceField
            label={t('account')}
            value={form.account_code}
            onChange={(code) => change({ account_code: code })}
            options={accounts.map((one) => ({ value: one.account_code, label: one.account_name }))}
            error={errorOf('account_code')}
            isRequired
          />
          <ChoiceField
            label={t('layout')}
            value={form.layout_code}
            onChange={(layout_code) => change({ layout_code })}
            options={layouts.map((one) => ({ value: one.layout_code, label: `${one.name} (${t(one.kind)})` }))}
            error={errorOf('layout_code')}
            isRequired
          />
          <FileDrop
            label={t('file')}
            accept=".csv,.txt,.xlsx,.xls,.sta,.mt940,.940"
            file={file}
            onChange={(next) => {
              setFile(next)
              send.reset()
            }}
            error={errorOf('file')}
          />
          {(['opening', 'closing'] as const).map((name) => (
            <MoneyField
              key={name}
              label={t(name)}
              hint={t('ifFileSaysNone')}
              value={balances[name]}
              onChange={(amount) => setBalances({ ...balances, [name]: amount })}
              error={errorOf(name)}
            />
          ))}
          {general && (
            <Note tone="bad" role="alert">
              {say(general)}
            </Note>
          )}
        </>
      )}
    </Dialog>
  )
}
