import { pageTo, pathOf } from '@sejuk/domain/pages'
import { pageOfAddress } from '@sejuk/domain/platform/shortcuts'
import { menuWords } from '@sejuk/words/platform/menus'
import { shortcutWords } from '@sejuk/words/platform/shortcuts'
import { useShortcuts } from '../../../../entities/shortcuts/use-shortcuts.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { Section } from '../../../../ui/record/section.tsx'
import { menuOf } from '../menu-tree.ts'
import { PageLinks } from './page-links.tsx'
import style from './start-page.module.css'

/** The person's own ways on, with the picture of the menu each belongs to. */
export const MyShortcuts = ({ isShownEmpty }: { isShownEmpty: boolean }) => {
  const t = useWords(shortcutWords)
  const menu = useWords(menuWords)
  const viewer = useViewer()
  const { open, isSuccess } = useShortcuts()
  const ways = open.map(({ shortcut_id, url, label }) => ({
    key: String(shortcut_id),
    url,
    name: label,
    icon: menuOf(viewer.menu, pageOfAddress(url))?.icons || 'bookmark',
  }))
  const mayManage = menuOf(viewer.menu, pathOf('bookmarkShortcuts')) !== undefined
  const manage = mayManage && <Link {...pageTo('bookmarkShortcuts')}>{t('manage')}</Link>
  if (isSuccess && ways.length === 0 && !isShownEmpty) return null
  return (
    <Section title={menu('shortcuts')} sub={manage}>
      {isSuccess && ways.length === 0 ? <p className={style.none}>{t('noneHere')}</p> : <PageLinks ways={ways} />}
    </Section>
  )
}
