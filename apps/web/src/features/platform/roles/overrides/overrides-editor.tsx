import type { Data } from '@sejuk/contract/endpoint'
import { type getPerson, updatePerson } from '@sejuk/contract/platform/roles'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useEndpointForm } from '../../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { useGate } from '../../../../lib/session/viewer.ts'
import { ActionButton } from '../../../../ui/actions/action-button.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Section } from '../../../../ui/record/section.tsx'
import type { Fields, Names } from '../change-lines.tsx'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { PermissionPicker } from '../permission-picker.tsx'
import { ReviewDialog } from '../review-dialog.tsx'
import bar from '../roles.module.css'
import { type Override, OverrideLine } from './override-line.tsx'
import style from './overrides-editor.module.css'

type Person = Data<typeof getPerson>
type Values = { overrides: Override[]; note: string }

const changesOf = (before: readonly Override[], after: readonly Override[]): Fields => {
  const entry = (all: readonly Override[], code: string) => {
    const one = all.find(({ permission_code }) => permission_code === code)
    return one ? { is_allowed: one.is_allowed, until_date: one.until_date } : null
  }
  const codes = new Set([...before, ...after].map(({ permission_code }) => permission_code))
  const fields: Fields = {}
  for (const code of codes) {
    const [from, to] = [entry(before, code), entry(after, code)]
    if (JSON.stringify(from) !== JSON.stringify(to)) fields[code] = [from, to]
  }
  return fields
}
const plain = ({ permission_code, is_allowed, until_date }: Override) => ({ permission_code, is_allowed, until_date })

/** What is set for one person alone: allowed or denied, for good or until a day. */
export const OverridesEditor = ({
  person,
  names,
  onReload,
}: {
  person: Person
  names: Names
  onReload: () => void
}) => {
  const t = useWords(rolePageWords)
  const gate = useGate(updatePerson)
  const [isPicking, setPicking] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const [version, setVersion] = useState(person.row_version)
  const base = person.overrides.map(plain)
  const form = useEndpointForm<typeof updatePerson, Values>({
    endpoint: updatePerson,
    initial: { overrides: base, note: '' },
    fixed: { usercode: person.usercode, row_version: version },
    onDone: () => setReviewing(false),
  })
  const { overrides, note } = form.values
  const changes = changesOf(base, overrides)
  const count = Object.keys(changes).length
  const put = (code: string, part: Partial<Override>) =>
    form.change({ overrides: overrides.map((one) => (one.permission_code === code ? { ...one, ...part } : one)) })
  const clash = form.clash && form.clash.current.row_version !== version ? form.clash : undefined
  const theirs = clash?.current.overrides ?? base
  const isOver = (code: string) => person.overrides.find((one) => one.permission_code === code)?.is_over ?? false
  const merge = () => {
    const mine = new Map(overrides.map((one) => [one.permission_code, one]))
    const untouched = theirs.map(plain).filter(({ permission_code }) => !(permission_code in changes))
    const touched = Object.keys(changes).flatMap((code) => mine.get(code) ?? [])
    form.change({ overrides: [...untouched, ...touched] })
    setVersion(clash?.current.row_version ?? version)
    setReviewing(true)
  }
  return (
    <>
      <Section title={t('overrides')}>
        {overrides.length === 0 && <p className={bar.nothing}>{t('noOverrides')}</p>}
        <ul className={style.overrides}>
          {overrides.map((override, n) => (
            <OverrideLine
              key={override.permission_code}
              override={override}
              byRoles={person.by_role[override.permission_code] ?? []}
              isOver={isOver(override.permission_code)}
              error={form.errorOf(`overrides.${n}.until_date`)}
              isLocked={!gate.enabled}
              onChange={(part) => put(override.permission_code, part)}
              onRemove={() => form.change({ overrides: overrides.filter((one) => one !== override) })}
            />
          ))}
        </ul>
        <div className={bar.more}>
          <ActionButton
            action={{
              key: 'add',
              label: t('addOverride'),
              icon: <IconPlus size={16} />,
              gate,
              onPress: () => setPicking(true),
            }}
          />
        </div>
      </Section>
      {count > 0 && (
        <div className={bar.bar} role="status">
          <span>{t('unsaved', { n: count })}</span>
          <Button onClick={() => form.change({ overrides: base, note: '' })}>{t('discard')}</Button>
          <Button kind="primary" onClick={() => setReviewing(true)}>
            {t('review')}
          </Button>
        </div>
      )}
      {isPicking && (
        <PermissionPicker
          without={overrides.map(({ permission_code }) => permission_code)}
          onClose={() => setPicking(false)}
          onPick={(permission_code) => {
            setPicking(false)
            const is_allowed = !(permission_code in person.by_role)
            form.change({ overrides: [...overrides, { permission_code, is_allowed, until_date: null }] })
          }}
        />
      )}
      {isReviewing && !clash && (
        <ReviewDialog
          fields={changes}
          people={1}
          names={names}
          note={note}
          noteError={form.errorOf('note')}
          onNote={(typed) => form.change({ note: typed })}
          isBusy={form.isBusy}
          onSave={() => form.submit()}
          onClose={() => setReviewing(false)}
        />
      )}
      {clash && (
        <MergeDialog
          who={clash.changed_by}
          when={clash.changed_date}
          theirs={changesOf(base, theirs)}
          mine={changes}
          names={names}
          onKeepBoth={merge}
          onTakeTheirs={onReload}
        />
      )}
    </>
  )
}
