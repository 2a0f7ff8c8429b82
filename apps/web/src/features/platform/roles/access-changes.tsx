import { type AccessChange, listAccessChanges, undoAccessChange } from '@sejuk/contract/platform/roles'
import { everydayWords } from '@sejuk/words/everyday'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import IconArrowBackUp from '#icon/ArrowBackUp'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useAgo, useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChangeLines, type Names } from './change-lines.tsx'
import style from './roles.module.css'

type Kind = 'role' | 'role-users' | 'person' | 'menus'
type Props = { of: readonly (readonly [Kind, string])[]; names: Names }

/** Who changed what and why, the newest first. The newest can be taken back for a day. */
export const AccessChanges = ({ of, names }: Props) => {
  const t = useWords(rolePageWords)
  const everyday = useWords(everydayWords)
  const [one, other] = of
  const first = useCall(listAccessChanges, { kind: one?.[0] ?? 'role', code: one?.[1] ?? '' })
  const second = useCall(
    listAccessChanges,
    { kind: other?.[0] ?? 'role', code: other?.[1] ?? '' },
    { enabled: Boolean(other) },
  )
  const error = first.error ?? second.error
  if (error)
    return (
      <p role="alert" className={style.nothing}>
        {errorText(error)}
      </p>
    )
  if (first.isLoading || second.isLoading)
    return (
      <p role="status" className={style.nothing}>
        {everyday('loading')}
      </p>
    )
  const all = [...(first.data?.data ?? []), ...(second.data?.data ?? [])].toSorted((a, b) => b.change_id - a.change_id)
  if (all.length === 0) return <p className={style.nothing}>{t('noChanges')}</p>
  return (
    <ol className={style.changes}>
      {all.map((change) => (
        <OneChange key={change.change_id} change={change} names={names} />
      ))}
    </ol>
  )
}

const OneChange = ({ change, names }: { change: AccessChange; names: Names }) => {
  const t = useWords(rolePageWords)
  const dates = useDates()
  const ago = useAgo()
  const undo = useSend(undoAccessChange)
  const say = useSay()
  const { change_id, at, username, note, undone_date, can_undo, fields } = change
  const takeBack = async () => {
    if (await confirm({ title: t('undoAsk'), text: note, yes: t('undo') })) undo.mutate({ change_id })
  }
  return (
    <li>
      <div>
        <p>
          <b>{username}</b> <time dateTime={at}>{dates.visit(at)}</time>
        </p>
        <blockquote>{say(note)}</blockquote>
        <ChangeLines fields={fields} names={names} />
        {undone_date && <p>{t('undone', { when: ago(undone_date) })}</p>}
      </div>
      {can_undo && (
        <Button
          size="small"
          icon={<IconArrowBackUp size={16} />}
          isBusy={undo.isPending}
          onClick={() => void takeBack()}
        >
          {t('undo')}
        </Button>
      )}
    </li>
  )
}
