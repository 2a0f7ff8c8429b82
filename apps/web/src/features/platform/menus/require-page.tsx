import type { Permission } from '@sejuk/domain/permissions'
import { pageGuard } from '@sejuk/domain/platform/page-guards'
import { holds } from '@sejuk/domain/workflow'
import { statusPageWords } from '@sejuk/words/platform/status-pages'
import { type ReactNode, useEffect } from 'react'
import IconLock from '#icon/Lock'
import { useWords } from '../../../lib/language/words.ts'
import { useLocation } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { StatusPage } from '../../../ui/feedback/status-page.tsx'
import { HomeLink } from '../../../ui/layout/home-link.tsx'
import { menuOf } from './menu-tree.ts'
import { rememberVisit } from './start/last-visited.ts'
import { NoMenu } from './start/no-menu.tsx'

type Props = { page: { needs?: Permission; isOpen?: boolean }; children: ReactNode }

/** A page is for whoever has it, or the page above it, in the menu, and holds the permission that guards it. */
export const RequirePage = ({ page, children }: Props) => {
  const t = useWords(statusPageWords)
  const { menu, permission, usercode, username, department_name } = useViewer()
  const path = useLocation().pathname
  const mine = menuOf(menu, path)
  const needs = page.needs ?? pageGuard(path)
  const mayEnter = (page.isOpen || mine) && (!needs || holds(permission, needs))
  // Everybody comes home again and again: that is no page to find back to.
  const visited = mayEnter && mine?.url !== '/' ? mine?.menu_code : undefined
  useEffect(() => {
    if (visited !== undefined) rememberVisit(usercode, visited)
  }, [usercode, visited])
  if (mayEnter) return children
  if (menu.length === 0) return <NoMenu />
  return (
    <StatusPage picture={<IconLock size={44} stroke={1.4} />} title={t('noPermission')} actions={<HomeLink />}>
      <p>{t('noPageAccess', { path })}</p>
      <p>{t('whomToAsk', { branch: department_name, username })}</p>
    </StatusPage>
  )
}
