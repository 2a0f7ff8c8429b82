import { deleteShortcut, orderShortcuts, type Shortcut } from '@sejuk/contract/platform/shortcuts'
import { mostShortcuts, moved } from '@sejuk/domain/platform/shortcuts'
import { everydayWords } from '@sejuk/words/everyday'
import { shortcutWords } from '@sejuk/words/platform/shortcuts'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { ShortcutForm } from '../../../entities/shortcuts/shortcut-form.tsx'
import { useShortcuts } from '../../../entities/shortcuts/use-shortcuts.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { ShortcutRow } from './shortcut-row.tsx'
import style from './shortcuts.module.css'

/** The person's own list of ways: added, renamed, put in order and thrown away. */
export const BookmarkShortcutsPage = () => {
  const t = useWords(shortcutWords)
  const everyday = useWords(everydayWords)
  const { all, leads, isSuccess, isError, refetch } = useShortcuts()
  const [edited, setEdited] = useState<Shortcut | 'new'>()
  const order = useSend(orderShortcuts)
  const remove = useSend(deleteShortcut)
  const move = (from: number, by: -1 | 1) =>
    order.mutate({ shortcut_ids: moved(all, from, by).map(({ shortcut_id }) => shortcut_id) })
  const drop = async ({ shortcut_id, label }: Shortcut) => {
    const isSure = await confirm({ title: t('sureToDelete', { label }), yes: everyday('delete'), isDangerous: true })
    if (isSure) remove.mutate({ shortcut_id })
  }
  return (
    <>
      <PageHead title={t('bookmarks')} sub={t('bookmarksText')}>
        <Button
          kind="primary"
          icon={<IconPlus size={18} />}
          disabled={all.length >= mostShortcuts}
          onClick={() => setEdited('new')}
        >
          {t('add')}
        </Button>
      </PageHead>
      <PageBody>
        <Section title={t('mine')} sub={t('countOf', { n: all.length, most: mostShortcuts })}>
          {isError && (
            <div className={style.none} role="alert">
              <p>{t('failed')}</p>
              <Button size="small" onClick={() => void refetch()}>
                {everyday('tryAgain')}
              </Button>
            </div>
          )}
          {isSuccess && all.length === 0 && (
            <div className={style.none}>
              <b>{t('none')}</b>
              <p>{t('noneText')}</p>
            </div>
          )}
          <ol className={style.list}>
            {all.map((shortcut, n) => (
              <ShortcutRow
                key={shortcut.shortcut_id}
                shortcut={shortcut}
                leads={leads(shortcut.url)}
                isFirst={n === 0}
                isLast={n === all.length - 1}
                isBusy={order.isPending}
                onMove={(by) => move(n, by)}
                onEdit={() => setEdited(shortcut)}
                onDelete={() => void drop(shortcut)}
              />
            ))}
          </ol>
        </Section>
      </PageBody>
      {edited && <ShortcutForm shortcut={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
