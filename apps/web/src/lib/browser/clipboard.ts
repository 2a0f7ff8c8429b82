import { everydayWords } from '@sejuk/words/everyday'
import { wordsOf } from '../language/words.ts'
import { toast } from './toasts.ts'

/** Pages that are not served over https have no clipboard of their own; a selection can still be copied. */
const copySelection = (text: string) => {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  return isCopied
}

export const copyText = async (text: string) => {
  const t = wordsOf(everydayWords)
  const isCopied = navigator.clipboard
    ? await navigator.clipboard.writeText(text).then(
        () => true,
        () => copySelection(text),
      )
    : copySelection(text)
  if (isCopied) toast('copied', t('copied'))
  else toast('notCopied', t('copyFailed'))
}
