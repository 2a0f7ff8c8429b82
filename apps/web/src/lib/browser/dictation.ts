import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../language/words.ts'
import { useOnline } from './online.ts'

/** What we use of a browser's speech recognition; not every browser has it. */
type Recognition = {
  lang: string
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void
  onend: () => void
  start: () => void
  stop: () => void
  abort: () => void
}
type Named = Partial<Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>>

const recognizer = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Named
  return SpeechRecognition ?? webkitSpeechRecognition
}

/**
 * Words spoken into a field, where the browser can write them down. Browsers do so by a service of their maker, so that there is
 * none without a network; the keyboard of a phone then still has a microphone of its own.
 */
export const useDictation = (onHeard: (text: string) => void) => {
  const language = useLanguage()
  const isOnline = useOnline()
  const running = useRef<Recognition>(undefined)
  const [isListening, setListening] = useState(false)
  const heard = useRef(onHeard)
  heard.current = onHeard
  useEffect(() => () => running.current?.abort(), [])
  const Speech = recognizer()
  if (!Speech || !isOnline) return undefined
  const toggle = () => {
    if (isListening) return running.current?.stop()
    const one = new Speech()
    one.lang = language === 'local' ? 'id-ID' : 'en-US'
    one.onresult = ({ results }) => {
      const text = Array.from(results, (said) => said[0]?.transcript ?? '')
        .join(' ')
        .trim()
      if (text) heard.current(text)
    }
    // Also what was refused or heard nothing ends: the button is simply free again.
    one.onend = () => setListening(false)
    running.current = one
    one.start()
    setListening(true)
  }
  return { isListening, toggle }
}
