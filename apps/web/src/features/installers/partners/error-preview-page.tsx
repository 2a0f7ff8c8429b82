import { useSay } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { Trouble } from './partner-failure.tsx'

const longest = 300
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : '')

/** What a partner sees when something is in the way. The address says which; it is only ever text. */
export const ErrorPreviewPage = () => {
  const say = useSay()
  const { message, code }: { message?: unknown; code?: unknown } = useSearch()
  const text = textOf(message)
  return <Trouble text={text ? say(text) : undefined} code={textOf(code)} onAgain={() => window.history.back()} />
}
