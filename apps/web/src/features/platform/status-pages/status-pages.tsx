import { pageTo } from '@sejuk/domain/pages'
import { statusPageWords } from '@sejuk/words/platform/status-pages'
import IconBarrierBlock from '#icon/BarrierBlock'
import IconLock from '#icon/Lock'
import { knownText, useSay, useWords } from '../../../lib/language/words.ts'
import { useLocation, useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StatusPage } from '../../../ui/feedback/status-page.tsx'
import { HomeLink } from '../../../ui/layout/home-link.tsx'

const longest = 300
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : '')
const lock = <IconLock size={44} stroke={1.4} />

/** The message comes with the navigation or in the address; of an address only texts of ours are shown, whoever wrote it. */
export const NotAuthorizedPage = () => {
  const t = useWords(statusPageWords)
  const say = useSay()
  const navigate = useNavigate()
  const { message }: { message?: unknown } = useSearch()
  const state = useLocation().state as { message?: unknown; title?: unknown }
  const isUnregistered = state.title === 'Not registered'
  const title = textOf(state.title)
  const text = textOf(state.message) ? say(textOf(state.message)) : knownText(textOf(message))
  return (
    <StatusPage
      picture={lock}
      title={title ? say(title) : t('noPermission')}
      actions={
        isUnregistered ? (
          <Button kind="primary" onClick={() => void navigate(pageTo('home'))}>
            {t('home')}
          </Button>
        ) : (
          <HomeLink />
        )
      }
    >
      <p>{text ?? t('askAdministrator')}</p>
    </StatusPage>
  )
}

export const ForbiddenPage = () => {
  const t = useWords(statusPageWords)
  return (
    <StatusPage picture={lock} title={t('forbidden')} actions={<HomeLink />}>
      <p>{t('askAdministrator')}</p>
    </StatusPage>
  )
}

export const UnderConstructionPage = () => {
  const t = useWords(statusPageWords)
  return (
    <StatusPage
      picture={<IconBarrierBlock size={44} stroke={1.4} />}
      title={t('underConstruction')}
      actions={<HomeLink />}
    >
      <p>{t('stayTuned')}</p>
    </StatusPage>
  )
}
