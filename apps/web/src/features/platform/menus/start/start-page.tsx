import { zoneName } from '@sejuk/domain/values/dates'
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
import { Section } from '../../../../ui/record/section.tsx'
import { leavesOf } from '../menu-tree.ts'
import { useMenu, useMenuName } from '../use-menu.ts'
import { lastVisited } from './last-visited.ts'
import { MyShortcuts } from './my-shortcuts.tsx'
import { PageLinks } from './page-links.tsx'
import { figuresOfSalesDay } from './sales-day-figures.ts'
import style from './start-page.module.css'
import { UnreadMessages } from './unread-messages.tsx'

const WaitingList = lazyPart(() => import('./waiting-list.tsx').then((part) => part.WaitingList))
const MyFigures = lazyPart(() => import('./my-figures.tsx').then((part) => part.MyFigures))
const SalesDay = lazyPart(() => import('./sales-day.tsx').then((part) => part.SalesDay))
const OwnAccount = lazyPart(() => import('./own-account.tsx').then((part) => part.OwnAccount))
const OwnContact = lazyPart(() => import('./own-contact.tsx').then((part) => part.OwnContact))

/** The working day of whoever looks: what waits for them, the figures they work by, and where they were last. */
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
  // An installer belongs to no company of ours: their scope shows what is their own.
  const ownOnly = viewer.login_from === 'partner' ? t('yourOwn') : undefined
  const scope = ownOnly ?? (viewer.viewData ? t(viewer.viewData) : '-')
  const isPartner = viewer.viewData === 'View_Data_Customer' || viewer.viewData === 'View_Data_Keyperson'
  const isSalesperson = viewer.viewData === 'View_Data_Salesman'
  const pages = leavesOf(tree).filter(({ url }) => url !== '/')
  const recent = lastVisited(viewer.usercode).flatMap((code) => pages.find(({ menu_code }) => menu_code === code) ?? [])
  // The first day there is nothing to go back to: the first pages of the menu stand there instead.
  const ways = (recent.length > 0 ? recent : pages.slice(0, 6)).map((node) => ({
    ...{ key: node.url, url: node.url, name: nameOf(node), icon: node.icons },
  }))
  const who = [viewer.username, viewer.role.map(roleName).join(', '), scope].filter(Boolean).join(' · ')
  return (
    <>
      <PageHead
        title={t('hello', { branch: viewer.department_name, day: dates.weekday(now) })}
        sub={`${who} · ${dates.time(now)} ${zoneName(viewer.timezone)}`}
      />
      <PageBody>
        <div className={style.columns}>
          <div className={style.main}>
            {isPartner ? (
              <>
                <OwnAccount />
                <OwnContact />
                <MyFigures />
              </>
            ) : (
              <>
                {isSalesperson && <SalesDay />}
                <WaitingList />
              </>
            )}
            {pages.length === 0 && (
              <Section title={t('menu')}>
                <p className={style.none}>{signposts('noMenu')}</p>
              </Section>
            )}
          </div>
          <div className={style.side}>
            {!isPartner && <MyFigures without={isSalesperson ? figuresOfSalesDay : []} />}
            {ways.length > 0 && (
              <Section title={t('recentPages')}>
                <PageLinks ways={ways} />
              </Section>
            )}
            <MyShortcuts isShownEmpty={!isNarrow} />
            <UnreadMessages />
          </div>
        </div>
      </PageBody>
    </>
  )
}
