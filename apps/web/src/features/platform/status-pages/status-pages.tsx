import { pageTo } from '@sejuk/domain/pages'
import { signpostWords } from '@sejuk/words/platform/status-pages'
import { useLocation, useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import IconBarrierBlock from '#icon/BarrierBlock'
import IconLock from '#icon/Lock'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/feedback/status-page.tsx'
import { HomeLink } from '../../../ui/layout/home-link.tsx'

const longest = 300
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : '')
const lock = <IconLock size={44} stroke={1.4} />

/** The message comes with the navigation or in the address; whoever wrote the address, it is only ever text. */
export const NotAuthorizedPage = () => {
  const t = useWords(signpostWords)
  const say = useSay()
  const navigate = useNavigate()
  const { message }: { message?: unknown } = useSearch()
  const state = useLocation().state as { message?: unknown; title?: unknown }
  const isUnregistered = state.title === 'Not registered'
  const title = textOf(state.title)
  const text = textOf(state.message) || textOf(message)
  return (
    <Signpost
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
      <p>{text ? say(text) : t('askAdministrator')}</p>
    </Signpost>
  )
}

export const ForbiddenPage = () => {
  const t = useWords(signpostWords)
  return (
    <Signpost picture={lock} title={t('forbidden')} actions={<HomeLink />}>
      <p>{t('askAdministrator')}</p>
    </Signpost>
  )
}

export const UnderConstructionPage = () => {
  const t = useWords(signpostWords)
  return (
    <Signpost
      picture={<IconBarrierBlock size={44} stroke={1.4} />}
      title={t('underConstruction')}
      actions={<HomeLink />}
    >
      <p>{t('stayTuned')}</p>
    </Signpost>
  )
}
