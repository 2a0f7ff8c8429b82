import type { Input } from '@sejuk/contract/endpoint'
import { actOnInstaller, type InstallerIdentity } from '@sejuk/contract/installers/installers'
import {
  actionOf,
  afterAction,
  grantedType,
  type InstallerActionName,
  type InstallerState,
  isAboutBank,
} from '@sejuk/domain/installers/installers'
import { displayPhone } from '@sejuk/domain/values/phone'
import { everydayWords } from '@sejuk/words/everyday'
import { installerWords } from '@sejuk/words/installers/installers'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import IconCheck from '#icon/Check'
import { Refused } from '../../../lib/api/call.ts'
import { keyOf, useSend } from '../../../lib/api/queries.ts'
import { useCheck } from '../../../lib/form/schemas.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { StatusIcon, type Tone } from '../../../ui/record/status-icon.tsx'
import style from './installer-detail.module.css'
import { usualReasons } from './usual-reasons.ts'

type Props = { name: InstallerActionName; person: InstallerIdentity; state: InstallerState; onClose: () => void }

const final: ReadonlySet<InstallerActionName> = new Set(['reject-installer', 'reject-to-upgrade-sales-installer'])
const toneOf = (name: InstallerActionName): Tone =>
  final.has(name) ? 'bad' : name.startsWith('withdraw') || name === 'pause-cooperation' ? 'attention' : 'waiting'

/** One action beside the record: what it brings about, what must be written, and the word itself. */
export const ActionPanel = ({ name, person, state, onClose }: Props) => {
  const t = useWords(installerWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const id = useId()
  const client = useQueryClient()
  const endpoint = actOnInstaller[name]
  const check = useCheck(endpoint)
  const send = useSend(endpoint)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { writes } = actionOf(name)
  const approves = name.startsWith('approve')
  const after = afterAction(name, state)
  const isOfBank = isAboutBank(name)
  const [from, to] = isOfBank ? [state.approve_status, after.approve_status] : [state.user_status, after.user_status]

  const submit = () => {
    const { user_code, row_version } = person
    const input = { user_code, row_version, ...(writes ? { [writes.field]: text } : {}) }
    check(input, (problems, checked) => {
      const found = problems[writes?.field ?? '']
      const unchecked = approves && !isChecked ? t('checkFirst') : undefined
      setProblem(found ? say(found) : unchecked)
      if (!found && !unchecked) act(checked)
    })
  }
  const act = (input: Input<typeof endpoint>) => {
    send.mutate(input, {
      onSuccess: onClose,
      onError: (error) => {
        if (!(error instanceof Refused)) return
        const [said] = error.errors[writes?.field ?? ''] ?? []
        setProblem(said && say(said))
        // Somebody else was quicker: the page shows what stands there now.
        if (error.code === '409') void client.invalidateQueries({ queryKey: keyOf(endpoint, {}).slice(0, 1) })
      },
    })
  }
  const insert = (reason: string) => {
    setText(
      text.includes(reason)
        ? text.replace(reason, '').replace(/^[.\s]+/, '')
        : [text, `${reason}.`].filter(Boolean).join(' '),
    )
    setProblem(undefined)
  }

  return (
    <SidePanel
      title={t(name)}
      sub={`${person.user_name || displayPhone(person.phone_number)}, ${person.user_code}`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} kind={final.has(name) ? 'danger' : 'primary'} isBusy={send.isPending}>
            {t(name)}
          </Button>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
        </>
      }
    >
      <form
        id={id}
        className={style.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className={style.note} data-tone={toneOf(name)}>
          <StatusIcon tone={toneOf(name)} size={16} />
          <span>
            {final.has(name) && <b>{t('noUndo')}</b>}
            {t(`effect-${name}`, { phone: displayPhone(person.phone_number), type: t(grantedType(state)) })}
          </span>
        </p>
        {usualReasons[name] && (
          <div>
            <span className={style.label}>
              {t('usualReasons')}
              <span>{t('tapToInsert')}</span>
            </span>
            <div className={style.chips}>
              {usualReasons[name].map((word) => {
                const isOn = text.includes(t(word))
                return (
                  <button key={word} type="button" aria-pressed={isOn} onClick={() => insert(t(word))}>
                    {isOn && <IconCheck size={14} aria-hidden="true" />}
                    {t(word)}
                  </button>
                )
              })}
            </div>
          </div>
        )}
        {writes && (
          <TextField
            label={t(writes.field)}
            hint={t(writes.field === 'remark' ? 'hiddenFromInstaller' : 'shownToInstaller')}
            value={text}
            onChange={(next) => {
              setText(next)
              setProblem(undefined)
            }}
            error={problem}
            most={writes.most}
            isLong
            isRequired
            autoFocus
          />
        )}
        {approves && (
          <CheckboxField
            label={t('checked')}
            isOn={isChecked}
            onChange={setChecked}
            error={isChecked ? undefined : problem}
          />
        )}
        {from && to && from !== to && (
          <p className={style.becomes}>
            {t(isOfBank ? 'approve_status' : 'user_status')}
            <b>{t('becomes', { from: t(from), to: t(to) })}</b>
          </p>
        )}
      </form>
    </SidePanel>
  )
}
