import type { SavedView } from '@sejuk/contract/platform/saved-views'
import { everydayWords } from '@sejuk/words/everyday'
import { savedViewWords } from '@sejuk/words/platform/saved-views'
import { useState } from 'react'
import IconTrash from '#icon/Trash'
import { useSavedViews } from '../../lib/api/saved-views.ts'
import { confirm } from '../../lib/browser/confirm.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button, IconButton } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextField } from '../fields/text-field.tsx'
import style from './saved-views-dialog.module.css'

type Props = {
  module: string
  /** The current filters, as in the address. */
  search: SavedView['search']
  onApply: (search: SavedView['search']) => void
  onClose: () => void
}

/** Saved views: the user's own, and those shared with a role. */
export const SavedViewsDialog = ({ module, search, onApply, onClose }: Props) => {
  const t = useWords(savedViewWords)
  const everyday = useWords(everydayWords)
  const { views, roles, save, remove, isBusy } = useSavedViews(module)
  const [name, setName] = useState('')
  const [role, setRole] = useState('')
  const nameOf = (code: string) => roles.find(({ role_code }) => role_code === code)?.role_name ?? code
  const keep = () =>
    void save({ name, search, role_code: role || null }).then(
      () => setName(''),
      () => {},
    )
  const drop = async (view: SavedView) => {
    if (await confirm({ title: t('sureToDelete', { name: view.name }), isDangerous: true }))
      await remove(view).catch(() => {})
  }
  return (
    <Dialog title={t('views')} onClose={onClose}>
      {views.length === 0 && <p className={style.none}>{t('noViews')}</p>}
      <ul className={style.views}>
        {views.map((view) => (
          <li key={view.view_id}>
            <button type="button" className={style.view} onClick={() => onApply(view.search)}>
              <b>{view.name}</b>
              <small>
                {view.role_code ? t('shared', { role: nameOf(view.role_code) }) : t('mine')}
                {!view.is_mine && ` · ${t('by', { name: view.owner_name })}`}
              </small>
            </button>
            {view.is_mine && (
              <IconButton label={`${everyday('delete')} ${view.name}`} onClick={() => void drop(view)}>
                <IconTrash size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <form
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <TextField label={t('name')} value={name} onChange={setName} most={60} />
        <label className={style.share}>
          {t('shareWith')}
          <select value={role} onChange={(event) => setRole(event.currentTarget.value)}>
            <option value="">{t('nobody')}</option>
            {roles.map(({ role_code, role_name }) => (
              <option key={role_code} value={role_code}>
                {role_name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" kind="primary" isBusy={isBusy} disabled={!name.trim()}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
