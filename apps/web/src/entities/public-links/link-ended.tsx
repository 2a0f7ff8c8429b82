import type { ReactElement } from 'react'
import IconCircleCheck from '#icon/CircleCheck'
import IconClockOff from '#icon/ClockOff'
import IconLinkOff from '#icon/LinkOff'
import IconWifiOff from '#icon/WifiOff'
import { Button } from '../../ui/actions/button.tsx'
import { PublicMessage } from '../../ui/layout/public-page.tsx'
import type { LinkEnd } from './use-link.ts'

type Words = 'loading' | 'wrong' | 'wrongText' | 'expired' | 'expiredText' | 'failed' | 'retry'
type Props = {
  state: LinkEnd | { is: 'loading' }
  t: (key: Words) => string
  /** For links that serve once. */
  used?: { title: string; text: string }
  onAgain: () => void
}

/** Instead of what a link would open: that it is on its way, or why it opens nothing. */
export const LinkEnded = ({ state, t, used, onAgain }: Props): ReactElement => {
  switch (state.is) {
    case 'loading':
      return <p role="status">{t('loading')}</p>
    case 'failed':
      return (
        <PublicMessage icon={<IconWifiOff size={56} />} tone="bad" title={t('failed')} text={state.message}>
          <Button kind="primary" size="large" onClick={onAgain}>
            {t('retry')}
          </Button>
        </PublicMessage>
      )
    case 'used':
      return used ? (
        <PublicMessage icon={<IconCircleCheck size={56} />} tone="good" {...used} />
      ) : (
        <LinkEnded state={{ is: 'wrong' }} t={t} onAgain={onAgain} />
      )
    case 'expired':
      return <PublicMessage icon={<IconClockOff size={56} />} tone="bad" title={t('expired')} text={t('expiredText')} />
    case 'wrong':
      return <PublicMessage icon={<IconLinkOff size={56} />} tone="bad" title={t('wrong')} text={t('wrongText')} />
  }
}
