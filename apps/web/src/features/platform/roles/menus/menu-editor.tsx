import { previewMenus, type ShownMenu, updateMenus } from '@sejuk/contract/platform/menus'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useState } from 'react'
import { Refused } from '../../../../lib/api/call.ts'
import { useCall, useSend } from '../../../../lib/api/queries.ts'
import { confirm } from '../../../../lib/browser/confirm.ts'
import { useSay, useWords } from '../../../../lib/language/words.ts'
import { useBlocker } from '../../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../../lib/session/viewer.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Section } from '../../../../ui/record/section.tsx'
import type { Names } from '../change-lines.tsx'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { ReviewDialog } from '../review-dialog.tsx'
import style from '../roles.module.css'
import { SearchLine } from '../search-line.tsx'
import { EditMenu } from './edit-menu.tsx'
import { fitting, menuFits, under } from './menu-branches.ts'
import {
  changedMenus,
  edited,
  type MenuEdits,
  mayTakePlaceOf,
  menuChanges,
  moved,
  placedAt,
  withEdit,
} from './menu-edits.ts'
import { MenuLines } from './menu-lines.tsx'

type Clash = { changed_by: string | null; changed_date: string | null }
type Props = { menus: readonly ShownMenu[]; names: Names; onRenew: () => Promise<void> }

const clashOf = (error: unknown) =>
  error instanceof Refused && error.code === '409' && (error.data as Clash | null) ? (error.data as Clash) : undefined

/** Edits are kept apart from what the server has, so that somebody else's change never costs one's own. */
export const MenuEditor = ({ menus, names, onRenew }: Props) => {
  const t = useWords(rolePageWords)
  const say = useSay()
  const gate = useGate(updateMenus)
  const [edits, setEdits] = useState<MenuEdits>({})
  const [open, setOpen] = useState<number>()
  const [isReviewing, setReviewing] = useState(false)
  const [note, setNote] = useState('')
  const [noteError, setNoteError] = useState<string>()
  const [clash, setClash] = useState<Clash>()
  const fields = menuChanges(menus, edits)
  const count = Object.keys(fields).length
  const changed = changedMenus(menus, edits)
  const preview = useCall(previewMenus, { menus: changed }, { enabled: isReviewing && changed.length > 0 })
  const send = useSend(updateMenus, { handles: (error) => clashOf(error) !== undefined })
  useBlocker(async () => !(await confirm({ title: t('discard'), text: t('unsaved', { n: count }) })), count > 0)
  const shown = edited(menus, edits)
  const [text, setText] = useState('')
  const lines = fitting(under(shown, 0), (menu) => menuFits(text, menu))
  const save = () => {
    if (!note.trim()) return setNoteError(say('Note is required!'))
    send.mutate(
      { menus: changed, note },
      {
        onSuccess: () => {
          setEdits({})
          setNote('')
          setReviewing(false)
        },
        onError: (error) => setClash(clashOf(error)),
      },
    )
  }
  const keepBoth = async () => {
    await onRenew()
    setClash(undefined)
  }
  const opened = shown.find(({ menu_code }) => menu_code === open)
  return (
    <>
      <Section title={t('menus')}>
        <SearchLine label={t('filterMenus')} value={text} onChange={setText} />
        {lines.length === 0 && <p className={style.nothing}>{t('noMenuFits', { text })}</p>}
        <MenuLines
          lines={lines}
          edits={edits}
          gate={gate}
          onMove={(code, step) => setEdits(moved(menus, edits, code, step))}
          mayDrop={(code, target) => mayTakePlaceOf(shown, code, target)}
          onDrop={(code, target) => setEdits(placedAt(menus, edits, code, target))}
          onEdit={setOpen}
        />
      </Section>
      {count > 0 && (
        <div className={style.bar} role="status">
          <span>{t('unsaved', { n: count })}</span>
          <Button onClick={() => setEdits({})}>{t('discard')}</Button>
          <Button kind="primary" onClick={() => setReviewing(true)}>
            {t('review')}
          </Button>
        </div>
      )}
      {opened && (
        <EditMenu
          key={opened.menu_code}
          menu={opened}
          menus={shown}
          onApply={(form) => {
            setEdits(withEdit(menus, edits, opened.menu_code, form))
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {isReviewing && !clash && (
        <ReviewDialog
          fields={fields}
          people={preview.data?.data.people}
          error={preview.error}
          names={names}
          note={note}
          noteError={noteError}
          onNote={(typed) => {
            setNote(typed)
            setNoteError(undefined)
          }}
          isBusy={send.isPending}
          onSave={save}
          onClose={() => setReviewing(false)}
        />
      )}
      {clash && (
        <MergeDialog
          who={clash.changed_by}
          when={clash.changed_date}
          theirs={{}}
          mine={fields}
          names={names}
          onKeepBoth={() => void keepBoth()}
          onTakeTheirs={() => {
            setEdits({})
            setReviewing(false)
            void keepBoth()
          }}
        />
      )}
    </>
  )
}
