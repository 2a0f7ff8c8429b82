import { zoneName } from '@sejuk/domain/dates'
import { menuWords } from '@sejuk/words/platform/menus'
import { statusPageWords } from '@sejuk/words/platform/status-pages'
import { useNow } from '../../../../lib/browser/clock.ts'
import { useNarrow } from '../../../../lib/browser/screen.ts'
import { useDates } from '../../../../lib/language/dates.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { useRoleName } from '../../../../lib/session/roles.ts'
import { useViewer } from '../../../../lib/session/viewer.ts'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../../ui/layout/page-head.tsx'
import { Facts } from '../../../../ui/record/facts.tsx'
import { Section } from '../../../../ui/record/section.tsx'
import { leavesOf } from '../menu-tree.ts'
import { useMenu, useMenuName } from '../use-menu.ts'
import { lastVisited } from './last-visited.ts'
import { MyShortcuts } from './my-shortcuts.tsx'
import { PageLinks } from './page-links.tsx'
import style from './start-page.module.css'
import { UnreadMessages } from './unread-messages.tsx'

const WaitingForMe = lazyPart(() => import('./waiting-for-me.tsx').then((part) => part.WaitingForMe))

/** Where whoever has no landing page of their own begins: who they are here, what waits, and the ways on. */
export const StartPage = () => {
  const t = useWords(menuWords)
  const signposts = useWords(statusPageWords)
  const roleName = useRoleName()
  const nameOf = useMenuName()
  const viewer = useViewer()
  const dates = useDates()
  const now = useNow()
  const tree = useMenu()
  // Where there is little room, what is empty takes none.
  const isNarrow = useNarrow()
  const wayTo = (node: (typeof tree)[number]) => ({
    key: node.url,
    url: node.url,
    name: nameOf(node),
    icon: node.icons,
  })
  // An installer belongs to no company of ours: their scope shows what is their own.
  const ownOnly = viewer.login_from === 'partner' ? t('yourOwn') : undefined
  const scope = ownOnly ?? (viewer.viewData ? t(viewer.viewData) : '-')
  const pages = leavesOf(tree).filter(({ url }) => url !== '/')
  const recent = lastVisited(viewer.usercode).flatMap((code) => pages.find(({ menu_code }) => menu_code === code) ?? [])
  const single = tree.filter(({ url, children }) => url !== '/' && children.length === 0)
  const groups = tree.filter(({ children }) => children.length > 0)
  return (
    <>
      <PageHead title={t('hello', { branch: viewer.department_name, day: dates.weekday(now) })} />
      <PageBody>
        <Facts
          isFramed
          facts={[
            [t('you'), viewer.username],
            [t('roles'), viewer.role.map(roleName).join(', ') || '-'],
            [t('youSee'), scope],
            [t('localTime'), `${dates.time(now)} ${zoneName(viewer.timezone)}`],
          ]}
        />
        <WaitingForMe />
        <div className={pages.length > 0 ? style.columns : undefined}>
          <div className={style.side}>
            {pages.length === 0 && (
              <Section title={t('menu')}>
                <p className={style.none}>{signposts('noMenu')}</p>
              </Section>
            )}
            <MyShortcuts isShownEmpty={!isNarrow} />
            <UnreadMessages />
            {(recent.length > 0 || !isNarrow) && (
              <Section title={t('recentPages')}>
                {recent.length > 0 ? (
                  <PageLinks ways={recent.map(wayTo)} />
                ) : (
                  <p className={style.none}>{t('nothingVisited')}</p>
                )}
              </Section>
            )}
          </div>
          {pages.length > 0 && (
            <div className={style.groups}>
              <Section title={t('menu')}>
                {single.length > 0 && (
                  <div className={style.group}>
                    <PageLinks ways={single.map(wayTo)} />
                  </div>
                )}
                {groups.map((group) => (
                  <section key={group.menu_code} className={style.group}>
                    <h3>{nameOf(group)}</h3>
                    <PageLinks ways={leavesOf([group]).map(wayTo)} />
                  </section>
                ))}
              </Section>
            </div>
          )}
        </div>
      </PageBody>
    </>
  )
}
