import { openMessageLink } from '@sejuk/contract/platform/message-links'
import { isOwnPath } from '@sejuk/domain/own-paths'
import { addressTo } from '@sejuk/domain/pages'
import { messageLinkWords } from '@sejuk/words/platform/message-links'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call, Refused } from '../../../lib/api/call.ts'
import { tabStore } from '../../../lib/browser/storage.ts'
import { carryError } from '../../../lib/browser/toasts.ts'
import { errorText, showError } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useKnownPages } from '../../../lib/navigation/known-pages.ts'
import { useRouter, useSearch } from '../../../lib/navigation/use-router.tsx'
import { WaitingPage } from '../../../ui/feedback/waiting-page.tsx'

const names = ['wecom_module', 'url', 'permission', 'code', 'key', 'menu'] as const
type Link = Record<(typeof names)[number], string>

const linkIn = (search: Record<string, unknown>) =>
  Object.fromEntries(names.map((name) => [name, typeof search[name] === 'string' ? search[name] : ''])) as Link

/** What the message was about, for the page it leads to. The key is nobody's business any more. */
const remember = ({ key: _key, menu: _menu, ...link }: Link) => tabStore.set('sejuk.from-message', JSON.stringify(link))

/** The stop between a message and its page: the server knows the key, we know the pages. */
export const RedirectFromMsgPage = () => {
  const t = useWords(messageLinkWords)
  const search: Record<string, unknown> = useSearch()
  const router = useRouter()
  const knows = useKnownPages()
  const hasBegun = useRef(false)
  const refuse = (message: string) => router.history.replace(addressTo('notAuthorized', { message }))
  const open = useEffectEvent(async () => {
    if (hasBegun.current) return
    hasBegun.current = true
    const link = linkIn(search)
    remember(link)
    try {
      const { data } = await call(openMessageLink, link)
      const { pathname } = new URL(data.url, window.location.origin)
      if (!isOwnPath(data.url) || !knows(pathname)) return refuse('This link leads to no page of ours')
      router.history.replace(data.url)
    } catch (error) {
      if (!(error instanceof Refused && error.status === 'InvalidToken'))
        return refuse(error instanceof Error && error.message ? error.message : errorText(error))
      const { history } = router
      if (history.canGoBack() || !history.hasBefore()) showError(error)
      else carryError(errorText(error))
      if (history.hasBefore()) history.back()
      else history.replace('/')
    }
  })
  useEffect(() => void open(), [])
  return <WaitingPage text={t('opening')} />
}
