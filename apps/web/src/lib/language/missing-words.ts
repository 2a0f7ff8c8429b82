import { reportMissingWords } from '@sejuk/contract/platform/languages'
import { sentenceShape } from '@sejuk/domain/platform/languages'
import { call } from '../api/call.ts'
import { type Missing, onMissing } from './words.ts'

const patience = 5000
const most = 20
const longest = 500

/** Reports missing translations to the server: each once, in batches, errors ignored. */
export const reportMissing = () => {
  const told = new Set<string>()
  let waiting: Missing[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    timer = undefined
    const words = waiting.slice(0, most)
    waiting = waiting.slice(most)
    if (waiting.length > 0) timer = setTimeout(send, patience)
    call(reportMissingWords, { words, page: window.location.pathname.slice(0, 200) }, { unkept: true }).catch(() => {})
  }
  onMissing((missing) => {
    const name = `${missing.module}/${missing.sample ? sentenceShape(missing.sample) : missing.word_key}`
    if (told.has(name) || missing.sample.length > longest) return
    told.add(name)
    waiting.push(missing)
    timer ??= setTimeout(send, patience)
  })
  return () => {
    onMissing(() => {})
    clearTimeout(timer)
  }
}
