import type { Permission } from '@sejuk/domain/permissions'
import { pageGuard } from '@sejuk/domain/platform/page-guards'
import { holds } from '@sejuk/domain/workflow'
import { signpostWords } from '@sejuk/words/platform/signposts'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import IconLock from '#icon/Lock'
import { useViewer } from '../../../lib/viewer.ts'
import { useWords } from '../../../lib/words.ts'
import { HomeLink } from '../../../ui/home-link.tsx'
import { Signpost } from '../../../ui/signpost.tsx'
import { rememberVisit } from './last-visited.ts'
import { menuOf } from './menu-tree.ts'
import { NoMenu } from './no-menu.tsx'

type Props = { page: { needs?: Permission; isOpen?: boolean }; children: ReactNode }

/** A page is for whoever has it, or the page above it, in the menu, and holds the permission that guards it. */
export const RequirePage = ({ page, children }: Props) => {
  const t = useWords(signpostWords)
  const { menu, permission, usercode } = useViewer()
  const path = useRouterState({ select: ({ location }) => location.pathname })
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
    <Signpost
      isAlone={false}
      picture={<IconLock size={44} stroke={1.4} />}
      title={t('noPermission')}
      actions={<HomeLink />}
    >
      <p>{t('noPageAccess', { path })}</p>
    </Signpost>
  )
}
